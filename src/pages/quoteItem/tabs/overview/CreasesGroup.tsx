import Typography from '@mui/material/Typography'
import { useWatch } from 'react-hook-form'
import type { ItemSections } from '#domain/quoteItem'
import { FieldGroup } from '../../../../components/editing/fields/FieldGroup.tsx'
import { SectionField } from '../../fields/SectionField.tsx'

const names = [
  'product.isAllowCrease',
  'product.crease1',
  'product.crease2',
  'product.crease3',
  'product.width',
] as const

const entered = (value: number | null): number => (value === null || Number.isNaN(value) ? 0 : value)

/** The creases of the sheet: when allowed, their sum is the width. */
export function CreasesGroup() {
  const [isAllowCrease, crease1, crease2, crease3, width] = useWatch<ItemSections, typeof names>({
    name: names,
  })
  const sum = entered(crease1) + entered(crease2) + entered(crease3)
  return (
    <FieldGroup title="Creases" columnWidth={100}>
      <SectionField path="product.isAllowCrease" span="row" />
      {isAllowCrease ? (
        <>
          <SectionField path="product.crease1" />
          <SectionField path="product.crease2" />
          <SectionField path="product.crease3" />
          <Typography variant="body2" color="textSecondary" sx={{ gridColumn: '1 / -1' }}>
            Sum {Number(sum.toFixed(3))} mm of width {entered(width)} mm
          </Typography>
        </>
      ) : null}
    </FieldGroup>
  )
}
