import { useWatch } from 'react-hook-form'
import type { WorkflowNotificationInput } from '#contract/workflow-builder'
import { CheckInput } from '../../components/editing/fields/CheckInput.tsx'
import { FieldGroup } from '../../components/editing/fields/FieldGroup.tsx'
import { SelectInput } from '../../components/editing/fields/SelectInput.tsx'
import { TextInput } from '../../components/editing/fields/TextInput.tsx'
import { useActionChoices, useStepChoices } from '../../components/master/useBuilderChoices.ts'
import { labels } from './labels.ts'
import { recipientWords } from './recipientWords.ts'

/** The inputs of a notification: which move of an item, and who is told. */
export function NotificationInputs() {
  const actions = useActionChoices()
  const steps = useStepChoices()
  const recipient = useWatch<WorkflowNotificationInput, 'recipient'>({ name: 'recipient' })
  return (
    <>
      <FieldGroup title="When" columnWidth={220}>
        <TextInput<WorkflowNotificationInput> name="description" label={labels.description} span="row" />
        <SelectInput<WorkflowNotificationInput>
          name="actionCode"
          label={labels.actionCode}
          empty="Any action"
          choices={actions}
        />
        <SelectInput<WorkflowNotificationInput>
          name="stepCode"
          label={labels.stepCode}
          empty="Any step"
          choices={steps}
        />
        <CheckInput<WorkflowNotificationInput> name="isActive" label="In use" />
      </FieldGroup>
      <FieldGroup title="Who" columnWidth={220}>
        <SelectInput<WorkflowNotificationInput>
          name="recipient"
          label={labels.recipient}
          empty=""
          choices={Object.entries(recipientWords).map(([code, label]) => ({ code, label }))}
          helperText="Nobody is told what they did themselves"
        />
        {recipient === 'address' ? (
          <TextInput<WorkflowNotificationInput> name="address" label={labels.address} />
        ) : null}
      </FieldGroup>
    </>
  )
}
