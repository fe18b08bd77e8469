import { useMemo } from 'react'
import type { Problem } from '#domain/boxGeometry'
import type { EngineMasters } from '#domain/estimating'
import { regionNames } from '#domain/regions'
import type { PadInputs } from '../padInputs.ts'
import type { ChangePad } from '../usePad.ts'
import { Group } from './Group.tsx'
import { PadChoiceField } from './PadChoiceField.tsx'
import { PadNumberField } from './PadNumberField.tsx'
import { problemOf } from './problemOf.ts'

interface PalletGroupProps {
  readonly inputs: Pick<
    PadInputs,
    | 'palletType'
    | 'palletPattern'
    | 'overhang'
    | 'overhangMm'
    | 'maxPalletHeight'
    | 'bundleQty'
    | 'strapsAcross'
    | 'stretchWrap'
    | 'deliverTo'
  >
  /** What the bundle comes to when none is asked for. */
  readonly suggestedBundle: number | null
  readonly masters: EngineMasters
  readonly problems: readonly Problem[]
  readonly change: ChangePad
}

const named = (rows: readonly { readonly code: string; readonly name: string }[]) =>
  rows.map(({ code, name }) => ({ code, label: name }))

/** Pallet, bundle and overhang, and where the goods go. */
export function PalletGroup(props: PalletGroupProps) {
  const { inputs, suggestedBundle, masters, problems, change } = props
  const choices = useMemo(
    () => ({
      types: named(masters.palletTypes),
      patterns: masters.palletPatterns.map(({ code, name }) => ({ code, label: name.split(',')[0] ?? name })),
      overhangs: named(masters.overhangs),
      wraps: named(masters.stretchWraps),
      regions: [...new Set(masters.freight.map(({ toRegion }) => toRegion))].map(code => ({
        code,
        label: regionNames[code] ?? code,
      })),
    }),
    [masters],
  )
  const overhang = masters.overhangs.find(({ code }) => code === inputs.overhang)
  return (
    <Group title="Pallet">
      <PadChoiceField
        change={change}
        name="palletType"
        label="Pallet type"
        span={6}
        value={inputs.palletType === '' ? (choices.types[0]?.code ?? '') : inputs.palletType}
        choices={choices.types}
      />
      <PadChoiceField
        change={change}
        name="overhang"
        label="Edge"
        span={4}
        value={inputs.overhang}
        choices={choices.overhangs}
      />
      <PadNumberField
        name="overhangMm"
        label="Per edge"
        unit="mm"
        span={2}
        value={inputs.overhangMm}
        disabled={overhang === undefined || overhang.direction === 'none'}
        change={change}
      />
      <PadChoiceField
        change={change}
        name="palletPattern"
        label="Pattern"
        span={2}
        value={inputs.palletPattern}
        choices={choices.patterns}
      />
      <PadNumberField
        name="maxPalletHeight"
        label="Max height"
        unit="mm"
        span={2}
        step={10}
        value={inputs.maxPalletHeight}
        change={change}
      />
      <PadNumberField
        name="bundleQty"
        label="Bundle"
        span={2}
        step={5}
        hint={suggestedBundle === null ? undefined : `${suggestedBundle}`}
        value={inputs.bundleQty}
        change={change}
      />
      <PadNumberField
        name="strapsAcross"
        label="Straps"
        span={2}
        value={inputs.strapsAcross}
        change={change}
      />
      <PadChoiceField
        change={change}
        name="stretchWrap"
        label="Wrap"
        span={4}
        value={inputs.stretchWrap}
        choices={choices.wraps}
      />
      <PadChoiceField
        change={change}
        name="deliverTo"
        label="Deliver to"
        span={6}
        none="Collected at the plant"
        value={inputs.deliverTo}
        choices={choices.regions}
        error={problemOf(problems, 'deliverTo')}
      />
    </Group>
  )
}
