import Box from '@mui/material/Box'
import { useWatch } from 'react-hook-form'
import { type MessageTemplateInput, messaging } from '#contract/messaging'
import { offerStates } from '#domain/messageTemplates'
import { CheckInput } from '../../components/editing/fields/CheckInput.tsx'
import { FieldGroup } from '../../components/editing/fields/FieldGroup.tsx'
import { SelectInput } from '../../components/editing/fields/SelectInput.tsx'
import { TextInput } from '../../components/editing/fields/TextInput.tsx'
import { referenceList } from '../../components/list/referenceList.ts'
import { useCall } from '../../dataProvider/index.ts'
import { appTypeChoices } from './appTypeChoices.ts'
import { labels } from './labels.ts'
import { PlaceholderChips } from './PlaceholderChips.tsx'
import { Preview } from './Preview.tsx'
import { TemplateText } from './TemplateText.tsx'

/** The inputs of a message template: where it is used, what it says, and how it will look. */
export function MessageTemplateInputs() {
  const states = useStateChoices()
  const kinds = useCall(messaging.msgTypes, {}, referenceList).data ?? []
  const appType = useWatch<MessageTemplateInput, 'appType'>({ name: 'appType' })
  return (
    <>
      <FieldGroup title="Used for" columnWidth={180}>
        <TextInput<MessageTemplateInput> name="code" label={labels.code} />
        <TextInput<MessageTemplateInput> name="name" label={labels.name} />
        <SelectInput<MessageTemplateInput>
          name="appType"
          label={labels.appType}
          empty=""
          choices={appTypeChoices}
        />
        <SelectInput<MessageTemplateInput>
          name="msgType"
          label={labels.msgType}
          empty=""
          choices={kinds.map(({ code, name }) => ({ code, label: name }))}
        />
        {appType === 'quote item' || appType === 'offer' ? (
          <SelectInput<MessageTemplateInput>
            name="state"
            label={labels.state}
            empty="Any state"
            choices={appType === 'offer' ? offerStates : states}
          />
        ) : null}
        <CheckInput<MessageTemplateInput> name="isActive" label="In use" />
      </FieldGroup>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          alignItems: 'start',
          gridTemplateColumns: { xs: '1fr', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <FieldGroup title="What it says" columnWidth={320}>
          <TemplateText name="subject" />
          <TemplateText name="body" rows={9} />
          <PlaceholderChips />
        </FieldGroup>
        <FieldGroup title="Preview" columnWidth={320}>
          <Preview />
        </FieldGroup>
      </Box>
    </>
  )
}

/** States that a message can be about: the steps an item can come to. */
function useStateChoices() {
  const states = useCall(messaging.stateTemplateBind, {}, referenceList).data ?? []
  return states.map(({ state, stateName }) => ({ code: state, label: stateName }))
}
