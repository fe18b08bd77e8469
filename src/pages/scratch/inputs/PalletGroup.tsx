import { useMemo } from 'react'
import type { EngineMasters } from '#domain/estimating'
import { regionNames } from '#domain/regions'
import type { PadInputs } from '../padInputs.ts'
import type { ChangePad } from '../usePad.ts'
import { Group } from './Group.tsx'
import { PadChoiceField } from './PadChoiceField.tsx'
import { PadNumberField } from './PadNumberField.tsx'

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
  readonly change: ChangePad
}

const named = (rows: readonly { readonly code: string; readonly name: string }[]) =>
  rows.map(({ code, name }) => ({ code, label: name }))

/** Pallet, bundle and overhang, and where the goods go. */
export function PalletGroup(props: PalletGroupProps) {
  const { inputs, suggestedBundle, masters, change } = props
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
  const isFlush =
    (masters.overhangs.find(({ code }) => code === inputs.overhang)?.direction ?? 'none') === 'none'
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
        span={isFlush ? 6 : 4}
        value={inputs.overhang}
        choices={choices.overhangs}
      />
      {isFlush ? null : (
        <PadNumberField
          name="overhangMm"
          label="Per edge"
          unit="mm"
          span={2}
          step={5}
          value={inputs.overhangMm}
          change={change}
        />
      )}
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
      />
    </Group>
  )
}
