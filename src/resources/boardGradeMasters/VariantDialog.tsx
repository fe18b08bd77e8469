import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { BoardGradeMaster, BoardGradeVariantInput } from '#contract/config'
import { MasterDialog } from '../../components/master/MasterDialog.tsx'
import { ageCalls, refreshRecords, useProvider } from '../../dataProvider/index.ts'
import { boardGrades } from '../boardGrades/index.ts'
import { boardGradeMasters } from './index.ts'
import { saveVariant } from './saveVariant.ts'
import { type Variant, variantAt, variantMaster } from './variant.ts'

interface VariantDialogProps {
  readonly grade: BoardGradeMaster
  /** Null: a new one. */
  readonly variant: Variant | null
  readonly onClose: () => void
}

/** A variant of a board grade at a plant, in a dialog. */
export function VariantDialog({ grade, variant, onClose }: VariantDialogProps) {
  const queryClient = useQueryClient()
  const dataProvider = useProvider()
  const master = useMemo(() => variantMaster(grade), [grade])
  const store = {
    place: `/${boardGradeMasters.name}/${grade.id}/variant/${variant?.id ?? 'new'}`,
    save: (values: BoardGradeVariantInput, version: number) =>
      saveVariant(dataProvider, grade.id, values, version),
    reread: async () => {
      const { data } = await dataProvider.getOne<BoardGradeMaster>(boardGradeMasters.name, { id: grade.id })
      return variantAt(data, variant ?? { code: '', plantCode: '' })
    },
    refresh: () =>
      Promise.all([ageCalls(queryClient), refreshRecords(queryClient, [boardGradeMasters, boardGrades])]),
  }
  return <MasterDialog master={master} row={variant} store={store} onClose={onClose} />
}
