import Typography from '@mui/material/Typography'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Product } from '#contract/quote'
import { FieldGroup } from '../../../../components/editing/fields/FieldGroup.tsx'
import { ProductCheck, ProductNumber } from './productFields.ts'
import { productLabel } from './productWords.ts'

const entered = (value: number | null): number => (value === null || Number.isNaN(value) ? 0 : value)

/** The creases of the sheet: when allowed, their sum is the width. */
export function CreasesGroup() {
  const { control } = useFormContext<Product>()
  const [isAllowCrease, crease1, crease2, crease3, width] = useWatch({
    control,
    name: ['isAllowCrease', 'crease1', 'crease2', 'crease3', 'width'],
  })
  const sum = entered(crease1) + entered(crease2) + entered(crease3)
  return (
    <FieldGroup title="Creases" columnWidth={100}>
      <ProductCheck name="isAllowCrease" label={productLabel('isAllowCrease')} span="row" />
      {isAllowCrease ? (
        <>
          <ProductNumber name="crease1" label={productLabel('crease1')} unit="mm" />
          <ProductNumber name="crease2" label={productLabel('crease2')} unit="mm" />
          <ProductNumber name="crease3" label={productLabel('crease3')} unit="mm" />
          <Typography variant="body2" color="textSecondary" sx={{ gridColumn: '1 / -1' }}>
            Sum {Number(sum.toFixed(3))} mm of width {entered(width)} mm
          </Typography>
        </>
      ) : null}
    </FieldGroup>
  )
}
