import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { QuoteTextInput } from '#contract/report'
import { placeholdersOf } from '#domain/messageTemplates'
import { quoteTextKinds } from '#domain/quoteDocument'
import { businessUnits } from '#domain/quoteItem'
import { CheckInput } from '../../components/editing/fields/CheckInput.tsx'
import { FieldGroup } from '../../components/editing/fields/FieldGroup.tsx'
import { NumberInput } from '../../components/editing/fields/NumberInput.tsx'
import { SelectInput } from '../../components/editing/fields/SelectInput.tsx'
import { TextInput } from '../../components/editing/fields/TextInput.tsx'
import { labels } from './labels.ts'

/** The inputs of a quote text: where it stands, for whom, and what it says. */
export function QuoteTextInputs() {
  return (
    <>
      <FieldGroup title="Where it stands" columnWidth={170}>
        <TextInput<QuoteTextInput> name="code" label={labels.code} />
        <SelectInput<QuoteTextInput> name="kind" label={labels.kind} choices={quoteTextKinds} empty="" />
        <SelectInput<QuoteTextInput>
          name="businessUnit"
          label={labels.businessUnit}
          choices={businessUnits}
          empty="Every business unit"
        />
        <NumberInput<QuoteTextInput> name="sequence" label={labels.sequence} />
        <CheckInput<QuoteTextInput> name="isActive" label={labels.isActive} />
      </FieldGroup>
      <FieldGroup title="What it says" columnWidth={320}>
        <TextInput<QuoteTextInput> name="title" label={labels.title} span="row" />
        <TextInput<QuoteTextInput> name="text" label={labels.text} span="row" rows={8} />
        <Box sx={{ gridColumn: '1 / -1' }}>
          <Typography variant="body2" color="textSecondary">
            Each line is a paragraph. Values are filled in for{' '}
            {placeholdersOf('quote')
              .map(({ name }) => `{{${name}}}`)
              .join(', ')}
            .
          </Typography>
        </Box>
      </FieldGroup>
    </>
  )
}
