import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import { type ReactNode, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { SendingInput } from '#contract/report/sendings'
import { FormDialog } from '../../../components/dialog/FormDialog.tsx'
import { TextInput } from '../../../components/editing/fields/TextInput.tsx'
import { useMayLeave } from '../../../components/editing/useMayLeave.ts'
import { Failure, failureText } from '../../../dataProvider/index.ts'

/** The addresses of a text in which they stand apart by commas, semicolons, blanks or lines; each once. */
const readAddresses = (text: string): string[] => [
  ...new Set(text.split(/[,;\s]+/).filter(part => part !== '')),
]

/** A mail as it is typed. */
export interface TypedMail {
  readonly to: string
  readonly cc: string
  readonly subject: string
  readonly body: string
}

interface SendMailDialogProps {
  readonly title: string
  /** Whom and what it begins with. */
  readonly draft: { readonly to: readonly string[]; readonly subject: string; readonly body: string }
  /** Said where it could not be sent. */
  readonly failure: string
  /** What goes with it, below its fields. */
  readonly children: ReactNode
  /** Sends it; rejects with what was wrong. */
  readonly onSend: (mail: SendingInput) => Promise<void>
  readonly onClose: () => void
}

const fields = ['to', 'cc', 'subject', 'body'] as const

const fieldOf = (path: string) => fields.find(field => field === path.split('.')[0])

/** Sends a document by mail: to whom, and with which words. What is refused says so at its field. */
export function SendMailDialog({ title, draft, failure, children, onSend, onClose }: SendMailDialogProps) {
  const mayLeave = useMayLeave()
  const [failed, setFailed] = useState('')
  const { to, subject, body } = draft
  const form = useForm<TypedMail>({ defaultValues: { to: to.join(', '), cc: '', subject, body } })
  const { isDirty, isSubmitting } = form.formState
  /** Says each at its field; answers how many have none here. */
  const refuse = (errors: readonly { readonly path: string; readonly message: string }[]) => {
    const rest = errors.filter(({ path, message }) => {
      const field = fieldOf(path)
      if (field !== undefined) form.setError(field, { message })
      return field === undefined
    })
    return rest.length
  }
  const submit = async (typed: TypedMail) => {
    setFailed('')
    const read = SendingInput.safeParse({
      ...typed,
      to: readAddresses(typed.to),
      cc: readAddresses(typed.cc),
    })
    if (!read.success) {
      refuse(read.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })))
      return
    }
    try {
      await onSend(read.data)
    } catch (error) {
      const refused = error instanceof Failure ? Object.entries(error.fieldErrors) : []
      const others = refuse(refused.map(([path, message]) => ({ path, message })))
      if (refused.length > 0 && others === 0) return
      setFailed(failureText(error, failure))
    }
  }
  const close = async () => {
    if (await mayLeave(isDirty)) onClose()
  }
  return (
    <FormProvider {...form}>
      <FormDialog
        title={title}
        ok="Send"
        width="sm"
        busy={isSubmitting}
        onSubmit={() => void form.handleSubmit(submit)()}
        onClose={() => void close()}
      >
        <Stack sx={{ gap: 1.5, pt: 1 }}>
          {failed === '' ? null : <Alert severity="error">{failed}</Alert>}
          <TextInput<TypedMail> name="to" label="To" autoFocus />
          <TextInput<TypedMail> name="cc" label="Cc" />
          <TextInput<TypedMail> name="subject" label="Subject" />
          <TextInput<TypedMail> name="body" label="Message" rows={10} />
          {children}
        </Stack>
      </FormDialog>
    </FormProvider>
  )
}
