import { zodResolver } from '@hookform/resolvers/zod'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  FormProvider,
  type Path,
  type Resolver,
  useForm,
} from 'react-hook-form'
import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint'
import { specificationWords, text } from '#domain/messages'
import { FormDialog } from '../../../components/dialog/FormDialog.tsx'
import { failureText, isFailure, refreshCalls } from '../../../dataProvider/index.ts'
import { useConfirm } from '../../../layout/confirm/useConfirm.ts'

interface EntryDialogProps<Values extends FieldValues> {
  readonly title: string
  readonly ok: string
  readonly schema: z.ZodType<Values, Values>
  readonly empty: Values
  /** Said before the reason when it is refused. */
  readonly failed: string
  /** Saves what was entered; a refusal is said at its field. */
  readonly save: (values: Values) => Promise<unknown>
  /** What is read anew when somebody else saved meanwhile: saving once more is on top of theirs. */
  readonly stale?: readonly Endpoint[]
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Something new that is entered at once; nothing typed is lost while it is refused. */
export function EntryDialog<Values extends FieldValues>({
  title,
  ok,
  schema,
  empty,
  failed,
  save,
  stale = [],
  onClose,
  children,
}: EntryDialogProps<Values>) {
  const confirm = useConfirm()
  const queryClient = useQueryClient()
  const [problem, setProblem] = useState('')
  const resolver = useMemo(
    () => zodResolver(schema, { error: specificationWords }) as unknown as Resolver<Values>,
    [schema],
  )
  const form = useForm<Values>({ resolver, defaultValues: empty as DefaultValues<Values> })
  const { isSubmitting, isDirty } = form.formState

  const close = async () => {
    const question = { title, message: text('confirmQuoteDialogClose'), ok: 'Close' }
    if (!isDirty || (await confirm(question))) onClose()
  }
  const submit = form.handleSubmit(async values => {
    setProblem('')
    try {
      await save(values)
      onClose()
    } catch (error) {
      const errors = isFailure(error) ? Object.entries(error.fieldErrors) : []
      for (const [path, message] of errors) form.setError(path as Path<Values>, { message })
      if (isFailure(error, 'stale')) {
        await refreshCalls(queryClient, stale)
        setProblem(`${failed} ${failureText(error)} Save again to keep what stands here instead.`)
        return
      }
      setProblem(errors.length > 0 ? failed : `${failed} ${failureText(error)}`)
    }
  })

  return (
    <FormDialog
      title={title}
      ok={ok}
      width="sm"
      busy={isSubmitting}
      onSubmit={() => void submit()}
      onClose={() => void close()}
    >
      {problem === '' ? null : (
        <Alert severity="error" sx={{ mb: 1 }}>
          {problem}
        </Alert>
      )}
      <Box sx={{ display: 'grid', gap: 1.25, pt: 0.75 }}>
        <FormProvider {...form}>{children}</FormProvider>
      </Box>
    </FormDialog>
  )
}
