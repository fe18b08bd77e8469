import Typography from '@mui/material/Typography'
import type { UnitSize } from '#domain/estimating'
import { tidy } from '#domain/formats'
import type { PalletKey, Pallets } from '#domain/quoteItem'
import { FieldGroup } from '../../../../components/editing/fields/FieldGroup.tsx'
import { ReadOnlyField } from '../../../../components/editing/fields/ReadOnlyField.tsx'
import { SectionField } from '../../fields/SectionField.tsx'
import { useSectionField } from '../../fields/useSectionField.ts'
import { EnterByHand } from './EnterByHand.tsx'
import { palletPath } from './palletPath.ts'
import type { PalletsShown } from './usePallets.ts'

interface SizeGroupProps {
  readonly section: PalletKey
  readonly pallets: PalletsShown
}

const sides = [
  { field: 'foldedSizeLength', side: 'length', label: 'Length' },
  { field: 'foldedSizeWidth', side: 'width', label: 'Width' },
  { field: 'foldedSizeT', side: 'thickness', label: 'Height' },
] as const satisfies readonly {
  readonly field: keyof Pallets
  readonly side: string
  readonly label: string
}[]

/** The size of one unit: calculated, or entered by hand with the engine's beside it. */
export function SizeGroup({ section, pallets }: SizeGroupProps) {
  const { values, size } = pallets
  const { readOnly } = useSectionField(palletPath(section, 'isSizeEntered'))
  const isKept = readOnly || values.isSizeEntered || sides.every(({ field }) => (values[field] ?? 0) > 0)
  const title = section === 'palletization' ? 'Folded Flat' : 'Outside Size'
  return (
    <FieldGroup title={title} columnWidth={80}>
      <EnterByHand section={section} pallets={pallets} />
      {sides.map(({ field, side, label }) => {
        const engine = size?.ok ? size.value[side] : null
        return values.isSizeEntered ? (
          <SectionField key={field} path={palletPath(section, field)} label={label} />
        ) : (
          <CalculatedSide key={field} section={section} field={field} label={label} engine={engine} />
        )
      })}
      <Typography variant="caption" color="textSecondary" sx={{ gridColumn: '1 / -1' }}>
        {size === null
          ? ''
          : size.ok
            ? calculatedWords(size.value, isKept)
            : size.problems.map(({ message }) => message).join(' ')}
      </Typography>
    </FieldGroup>
  )
}

/** What the engine has, in one line; until a load is taken it is only calculated. */
const calculatedWords = ({ length, width, thickness }: UnitSize, isKept: boolean): string => {
  const words = `Calculated ${[length, width, thickness].map(side => tidy(side, 2)).join(' × ')} mm`
  return isKept ? words : `${words}; kept with the way to load that you take.`
}

interface CalculatedSideProps {
  readonly section: PalletKey
  readonly field: (typeof sides)[number]['field']
  readonly label: string
  readonly engine: number | null
}

/** A side that the engine gives; until a load is taken it is not in the section. */
function CalculatedSide({ section, field, label, engine }: CalculatedSideProps) {
  const { field: held, error } = useSectionField(palletPath(section, field))
  const value = typeof held.value === 'number' && held.value > 0 ? held.value : engine
  return (
    <ReadOnlyField ref={held.ref} label={label} note={error}>
      {value === null ? '—' : `${tidy(value, 2)} mm`}
    </ReadOnlyField>
  )
}
