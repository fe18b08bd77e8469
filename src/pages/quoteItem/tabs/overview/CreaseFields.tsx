import Typography from '@mui/material/Typography'
import { useDraftPart } from '../../draft/useItemDraft.ts'
import { SectionField } from '../../fields/SectionField.tsx'

const entered = (value: number | null): number => (value === null || Number.isNaN(value) ? 0 : value)

/** The creases of the sheet: when allowed, their sum is the width. */
export function CreaseFields() {
  const isAllowCrease = useDraftPart(({ product }) => product.isAllowCrease)
  const width = useDraftPart(({ product }) => product.width)
  const sum = useDraftPart(
    ({ product: { crease1, crease2, crease3 } }) => entered(crease1) + entered(crease2) + entered(crease3),
  )
  return (
    <>
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
    </>
  )
}
