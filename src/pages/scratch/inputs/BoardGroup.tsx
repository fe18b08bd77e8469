import { memo, useMemo } from 'react'
import type { EngineMasters, PlantMasters } from '#domain/estimating'
import { tidy } from '#domain/formats'
import { CauseNotice, type Stopped } from '../cause/CauseNotice.tsx'
import { gradeFor, gradesIn } from '../estimate/gradePart.ts'
import type { ChangePad } from '../usePad.ts'
import { ChoiceField } from './ChoiceField.tsx'
import { Group } from './Group.tsx'
import { PadChoiceField } from './PadChoiceField.tsx'

interface BoardGroupProps {
  readonly flute: string
  readonly grade: string
  readonly plant: string
  readonly masters: EngineMasters
  readonly plantMasters: PlantMasters
  readonly stopped: Stopped | null
  readonly change: ChangePad
}

/** Flute, board grade and the plant that makes it. A flute brings the first grade that the plant makes in it. */
export const BoardGroup = memo(function BoardGroup(props: BoardGroupProps) {
  const { flute, grade, plant, masters, plantMasters, stopped, change } = props
  const { boardGrades, plants } = masters
  const flutes = useMemo(
    () =>
      Object.values(plantMasters.flutes).map(({ code, caliper }) => ({
        code,
        short: `${code} ${tidy(caliper, 1)}`,
        label: `${code} · ${tidy(caliper, 1)} mm${gradesIn(boardGrades, code).length === 0 ? ', no grade' : ''}`,
      })),
    [plantMasters, boardGrades],
  )
  const grades = useMemo(
    () =>
      gradesIn(boardGrades, flute).map(({ code, description }) => ({
        code,
        label: `${code} · ${description}`,
      })),
    [boardGrades, flute],
  )
  const places = useMemo(
    () => plants.map(({ code, description }) => ({ code, label: description })),
    [plants],
  )
  return (
    <Group title="Board" notice={stopped === null ? null : <CauseNotice {...stopped} />}>
      <ChoiceField
        label="Flute"
        span={2}
        value={flute}
        choices={flutes}
        onChoose={code =>
          change({
            flute: code,
            grade: gradeFor(boardGrades, { flute: code, grade: '' }, plantMasters)?.code ?? '',
          })
        }
      />
      <PadChoiceField
        change={change}
        name="grade"
        label="Board grade"
        span={4}
        value={gradeFor(boardGrades, { flute, grade }, plantMasters)?.code ?? ''}
        choices={grades}
        disabled={grades.length === 0}
      />
      <PadChoiceField
        change={change}
        name="plant"
        label="Plant"
        span={6}
        none="Wherever it costs least"
        value={plant}
        choices={places}
      />
    </Group>
  )
})
