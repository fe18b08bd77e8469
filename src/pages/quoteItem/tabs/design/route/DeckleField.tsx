import { useEngineMasters } from '../../../../../dataProvider/useEngineMasters.ts'
import { useDesignLookup } from '../../../draft/facts/useDesignLookup.ts'
import { useDraftValues } from '../../../draft/useItemDraft.ts'
import { SectionField } from '../../../fields/SectionField.tsx'
import { useSectionField } from '../../../fields/useSectionField.ts'

interface DeckleFieldProps {
  readonly path: `design.designSteps.${number}.paperDeckleWidth`
  readonly workCentre: string
}

/** The width of the paper, with the widths that the plant of the step's machine keeps; any other may be typed. */
export function DeckleField({ path, workCentre }: DeckleFieldProps) {
  const { field } = useSectionField(path)
  const { data } = useDesignLookup(useDraftValues().product)
  const { data: masters } = useEngineMasters()
  const maker = masters?.plants.find(({ workCentres }) => workCentres.some(({ code }) => code === workCentre))
  const kept = maker?.deckles ?? data?.deckles ?? []
  const width = Number(field.value ?? 0)
  const isKept = width === 0 || kept.length === 0 || kept.includes(width)
  return (
    <SectionField
      path={path}
      span={2}
      helperText={
        isKept
          ? `kept: ${kept.join(', ') || 'not known'}`
          : `${maker?.code ?? 'the plant'} does not keep ${width} mm`
      }
    />
  )
}
