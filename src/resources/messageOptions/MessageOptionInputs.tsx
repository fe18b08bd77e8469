import type { MessageOptionInput } from '#contract/messaging'
import { CheckInput } from '../../components/editing/fields/CheckInput.tsx'
import { FieldGroup } from '../../components/editing/fields/FieldGroup.tsx'
import { SelectInput } from '../../components/editing/fields/SelectInput.tsx'
import { TextInput } from '../../components/editing/fields/TextInput.tsx'
import { appTypeChoices } from '../messageTemplates/appTypeChoices.ts'
import { labels } from './labels.ts'

/** The inputs of a message option: a name that templates can use, and its value. */
export function MessageOptionInputs() {
  return (
    <FieldGroup title="Option" columnWidth={220}>
      <SelectInput<MessageOptionInput>
        name="appType"
        label={labels.appType}
        empty=""
        choices={appTypeChoices}
      />
      <TextInput<MessageOptionInput>
        name="code"
        label={labels.code}
        helperText="Templates use it as {{option.CODE}}"
      />
      <TextInput<MessageOptionInput> name="name" label={labels.name} />
      <CheckInput<MessageOptionInput> name="isActive" label="In use" />
      <TextInput<MessageOptionInput> name="value" label={labels.value} span="row" rows={3} />
    </FieldGroup>
  )
}
