import Typography from '@mui/material/Typography'
import { useDeferredValue } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Product } from '#contract/quote'
import { decimal } from '#domain/formats'
import { useBoardGrades } from '../../../../components/boardGradePicker/useBoardGrades.ts'
import { Panel } from '../../../../components/panel/Panel.tsx'
import { BlankDrawing } from './BlankDrawing.tsx'
import { blankOfProduct } from './blankOfProduct.ts'

/** The flat blank of the style and size in the fields, drawn while they are entered. */
export function BlankPanel() {
  const { control } = useFormContext<Product>()
  const product = useDeferredValue(useWatch({ control }) as Product)
  const { grades } = useBoardGrades()
  const flute = grades.find(({ code }) => code === product.boardGrade)?.flute
  const result = blankOfProduct(product, flute)
  return (
    <Panel isDense title="Blank">
      {result === null ? (
        <Note>Enter style, length and width to see the blank.</Note>
      ) : result.ok ? (
        <>
          <BlankDrawing blank={result.blank} />
          <Typography variant="body2">
            {decimal(result.blank.sheetLength, 0)} x {decimal(result.blank.sheetWidth, 0)} mm,{' '}
            {decimal(result.blank.areas.sheet, 3)} m²
          </Typography>
          <Typography variant="caption" color="textSecondary" component="p">
            {result.blank.style.code} {result.blank.style.name}, flute {result.blank.flute.code}
            {flute === undefined ? ' until a board is chosen' : ''}
            {result.blank.pieces.length > 1 ? `, first of ${result.blank.pieces.length} pieces` : ''}
          </Typography>
        </>
      ) : (
        <Note>{result.problems.map(({ message }) => message).join(' ')}</Note>
      )}
    </Panel>
  )
}

function Note({ children }: { readonly children: string }) {
  return (
    <Typography variant="body2" color="textSecondary">
      {children}
    </Typography>
  )
}
