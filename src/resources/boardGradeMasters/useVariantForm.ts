import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { Resolver } from 'react-hook-form'
import { type BoardGradeMaster, BoardGradeVariantInput, config } from '#contract/config'
import { text } from '#domain/messages'
import { specificationWords } from '../../components/editing/specificationWords.ts'
import { useVersionedForm } from '../../components/editing/useVersionedForm.ts'
import type { BoxwrightDataProvider } from '../../dataProvider/index.ts'
import { useSay } from '../../layout/notifications/useSay.ts'
import { type Variant, variantLabels, variantValues } from './variant.ts'

const resolver = zodResolver(BoardGradeVariantInput, {
  error: specificationWords,
}) as unknown as Resolver<BoardGradeVariantInput>

/** The form of a variant of `grade`, saved on the version that was read; null: a new one. */
export function useVariantForm(grade: BoardGradeMaster, variant: Variant | null) {
  const say = useSay()
  const queryClient = useQueryClient()
  const dataProvider = useDataProvider<BoxwrightDataProvider>()
  const storedOf = (saved: BoardGradeMaster, { code, plantCode }: BoardGradeVariantInput) => {
    const found = saved.plantBoardGradeVariants.find(
      each => each.code === code && each.plantCode === plantCode,
    )
    return { version: found?.version ?? 0, values: variantValues(grade.id, found ?? null) }
  }
  return useVersionedForm<BoardGradeVariantInput>({
    place: `/admin/boardgrade/${grade.id}/variant/${variant?.id ?? 'new'}`,
    stored: { version: variant?.version ?? 0, values: variantValues(grade.id, variant) },
    resolver,
    failed: text('boardgradeVariantSaveError'),
    labelOf: field => (variantLabels as Readonly<Record<string, string>>)[field] ?? field,
    save: async (values, version) => {
      const { boardGradeId, code, ...rest } = values
      const saved =
        variant === null
          ? await dataProvider.call(config.saveBoardGradeVariant, { body: { ...values, id: 0, version } })
          : await dataProvider.call(config.updateBoardGradeVariant, {
              params: { boardGradeId, variantCode: code },
              body: { ...rest, version },
            })
      say(text('boardgradeVariantSaved'), 'success')
      await queryClient.invalidateQueries({ queryKey: ['boardGradeMasters'] })
      await queryClient.invalidateQueries({ queryKey: ['boardGrades'] })
      return storedOf(saved, values)
    },
    reread: async () => {
      const { data } = await dataProvider.getOne<BoardGradeMaster>('boardGradeMasters', { id: grade.id })
      return storedOf(data, variantValues(grade.id, variant))
    },
  })
}
