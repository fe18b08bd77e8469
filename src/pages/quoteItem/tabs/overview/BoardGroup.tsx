import { useFormContext, useWatch } from 'react-hook-form'
import { config } from '#contract/config'
import type { Product, QuoteItem } from '#contract/quote'
import { recheckSelection } from '#domain/boardGrades'
import { useBoardGrades } from '../../../../components/boardGradePicker/useBoardGrades.ts'
import { FieldGroup } from '../../../../components/editing/fields/FieldGroup.tsx'
import { useCall } from '../../../../dataProvider/index.ts'
import { useSay } from '../../../../layout/notifications/useSay.ts'
import { BoardGradeField } from './BoardGradeField.tsx'
import { gradeNeed } from './gradeNeed.ts'
import { ProductSelect } from './productFields.ts'
import { productLabel } from './productWords.ts'
import { useSetProduct } from './useSetProduct.ts'

/** Where the item is made and of what board. */
export function BoardGroup({ item }: { readonly item: QuoteItem }) {
  const { control, getValues } = useFormContext<Product>()
  const set = useSetProduct()
  const say = useSay()
  const { grades, isLoaded } = useBoardGrades()
  const { data: plants = [] } = useCall(config.plants, {}, { staleTime: 600_000, meta: { quiet: true } })
  const [boardGrade] = useWatch({ control, name: ['boardGrade'] })

  /** Another plant may not make the board: then it has to be chosen again (001 §8). */
  const recheck = () => {
    const product = getValues()
    if (!isLoaded || product.boardGrade === '') return
    const gradeId = grades.find(({ code }) => code === product.boardGrade)?.id ?? -1
    const check = recheckSelection(grades, gradeNeed(product, item), {
      gradeId,
      variantCode: product.boardGradeVariant || null,
    })
    if (check.ok) return
    set(check.lost === 'grade' ? { boardGrade: '', boardGradeVariant: '' } : { boardGradeVariant: '' })
    say(check.message, 'warning')
  }

  return (
    <FieldGroup title="Board" columnWidth={165}>
      <ProductSelect
        name="preferredPlantCode"
        label={productLabel('preferredPlantCode')}
        choices={plants.map(({ code, description }) => ({ code, label: `${code} ${description}` }))}
        onChosen={recheck}
      />
      <BoardGradeField item={item} grade={grades.find(({ code }) => code === boardGrade)} />
    </FieldGroup>
  )
}
