import { zodResolver } from '@hookform/resolvers/zod'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId, useMemo, useState } from 'react'
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
import { failureText, isFailure, refreshCalls } from '../../../dataProvider/index.ts'
import { useConfirm } from '../../../layout/confirm/useConfirm.ts'

interface FormDialogProps<Values extends FieldValues> {
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
export function FormDialog<Values extends FieldValues>({
  title,
  ok,
  schema,
  empty,
  failed,
  save,
  stale = [],
  onClose,
  children,
}: FormDialogProps<Values>) {
  const titleId = useId()
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
    <Dialog open onClose={() => void close()} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <form onSubmit={event => void submit(event)} noValidate>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          {problem === '' ? null : (
            <Alert severity="error" sx={{ mb: 1 }}>
              {problem}
            </Alert>
          )}
          <FormProvider {...form}>{children}</FormProvider>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => void close()}>Cancel</Button>
          <Button type="submit" variant="contained" loading={isSubmitting}>
            {ok}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
