import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useContext, useEffect, useState } from 'react'
import { type DefaultValues, type FieldValues, FormProvider, type Path, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { specificationWords } from '#domain/messages'
import { FormDialog } from '../../components/dialog/FormDialog.tsx'
import { Failure, failureText } from '../../dataProvider/index.ts'
import { KeptAnswers, wordsOf } from './keptAnswers.ts'

interface AnswerDialogProps<Typed extends FieldValues> {
  readonly title: string
  /** Word on the button that sends it. */
  readonly word: string
  readonly schema: z.ZodType<unknown, Typed>
  readonly start: DefaultValues<Typed>
  readonly onSend: (typed: Typed) => Promise<unknown>
  readonly onClose: () => void
  readonly children: ReactNode
}

/** One of the answers to an offer, as a form: what is wrong is said at its field, and what was typed stays until it is sent, also when the dialog is left and opened again. */
export function AnswerDialog<Typed extends FieldValues>(props: AnswerDialogProps<Typed>) {
  const { title, word, schema, start, onSend, onClose, children } = props
  const isNarrow = useMediaQuery('(max-width: 600px)')
  const [failed, setFailed] = useState('')
  const kept = useContext(KeptAnswers)
  const form = useForm<Typed>({ defaultValues: { ...start, ...kept[word] } })
  const { getValues } = form
  useEffect(
    () => () => {
      kept[word] = wordsOf(getValues())
    },
    [kept, word, getValues],
  )
  const fields = Object.keys(start)
  const submit = async (typed: Typed) => {
    setFailed('')
    const read = schema.safeParse(typed, { error: specificationWords })
    if (!read.success) {
      for (const { path, message } of read.error.issues)
        form.setError(path.join('.') as Path<Typed>, { message })
      return
    }
    try {
      await onSend(typed)
      onClose()
    } catch (error) {
      const refused = error instanceof Failure ? Object.entries(error.fieldErrors) : []
      const here = refused.filter(([path]) => fields.includes(path))
      for (const [path, message] of here) form.setError(path as Path<Typed>, { message })
      if (here.length === 0)
        setFailed(failureText(error, 'Your answer could not be sent. Try again in a moment.'))
    }
  }
  return (
    <FormProvider {...form}>
      <FormDialog
        title={title}
        ok={word}
        width="sm"
        isFullScreen={isNarrow}
        busy={form.formState.isSubmitting}
        onSubmit={() => void form.handleSubmit(submit)()}
        onClose={onClose}
      >
        <Stack sx={{ gap: 2.5, pt: 1 }}>
          {failed === '' ? null : <Alert severity="error">{failed}</Alert>}
          {children}
        </Stack>
      </FormDialog>
    </FormProvider>
  )
}
