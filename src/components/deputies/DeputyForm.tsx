import { zodResolver } from '@hookform/resolvers/zod'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { deputyCalls } from '#contract/deputies'
import { DeputyInput } from '#contract/security/deputyInput'
import { specificationWords } from '#domain/messages'
import { failureText, isFailure, useCall, useCallMutation } from '../../dataProvider/index.ts'
import { DayInput } from '../editing/fields/DayInput.tsx'
import { SelectInput } from '../editing/fields/SelectInput.tsx'

const resolver = zodResolver(DeputyInput, { error: specificationWords })

/** Names a deputy for the days on which somebody is away; a refusal is said at its field. */
export function DeputyForm({ login }: { readonly login: string }) {
  const { data: people = [] } = useCall(deputyCalls.deputyChoices, {}, { meta: { quiet: true } })
  const name = useCallMutation(deputyCalls.nameDeputy, { refresh: [deputyCalls.deputies] })
  const [failed, setFailed] = useState('')
  const form = useForm<DeputyInput>({
    resolver,
    defaultValues: { login, deputy: '', fromDay: '', toDay: '' },
  })
  const submit = form.handleSubmit(async values => {
    setFailed('')
    try {
      await name.mutateAsync({ body: values })
      form.reset({ login, deputy: '', fromDay: '', toDay: '' })
    } catch (error) {
      const errors = isFailure(error) ? Object.entries(error.fieldErrors) : []
      for (const [path, message] of errors) form.setError(path as keyof DeputyInput, { message })
      if (errors.length === 0) setFailed(failureText(error))
    }
  })
  return (
    <FormProvider {...form}>
      {failed === '' ? null : <Alert severity="error">{failed}</Alert>}
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          alignItems: 'start',
          gridTemplateColumns: { xs: '1fr', sm: '1.4fr 1fr 1fr auto' },
        }}
      >
        <SelectInput<DeputyInput>
          name="deputy"
          label="Deputy"
          choices={people
            .filter(person => person.login !== login)
            .map(person => ({ code: person.login, label: person.name }))}
        />
        <DayInput<DeputyInput> name="fromDay" label="First day" />
        <DayInput<DeputyInput> name="toDay" label="Last day" />
        <Button variant="outlined" loading={name.isPending} onClick={() => void submit()}>
          Name
        </Button>
      </Box>
    </FormProvider>
  )
}
