import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { type TemplateStepRow, workflowBuilder } from '#contract/workflow-builder'
import { text } from '#domain/messages'
import { failureText, useCall, useCallMutation } from '../../../../dataProvider/index.ts'
import { useSay } from '../../../../layout/notifications/useSay.ts'
import { ChoiceSwitch } from '../../../../resources/list/ChoiceSwitch.tsx'

interface RuleTableProps {
  readonly templateId: number
  readonly step: TemplateStepRow
  readonly tab: { readonly id: number; readonly label: string }
  /** A change went into the draft of the next version. */
  readonly onDraft: (templateId: number) => void
}

const choices = [
  { value: 'READ_ONLY', label: 'Read-only' },
  { value: 'EDITABLE', label: 'Can be edited' },
  { value: 'REQUIRED', label: 'Required' },
] as const

type Choice = (typeof choices)[number]['value']

const choiceOf = (rule: { readonly readOnly: boolean; readonly required: boolean } | undefined): Choice =>
  rule === undefined || rule.readOnly ? 'READ_ONLY' : rule.required ? 'REQUIRED' : 'EDITABLE'

/** The fields of a tab and what a step lets people do with each; a field without a rule is read-only. */
export function RuleTable({ templateId, step, tab, onDraft }: RuleTableProps) {
  const say = useSay()
  const quiet = { meta: { quiet: true } }
  const fields = useCall(
    workflowBuilder.fields,
    { query: { filter: JSON.stringify({ tabId: tab.id }) } },
    quiet,
  )
  const rules = useCall(
    workflowBuilder.validations,
    { query: { filter: JSON.stringify({ templateId }) } },
    quiet,
  )
  const { mutate, isPending } = useCallMutation(workflowBuilder.saveValidation, {
    refresh: [workflowBuilder.validations, workflowBuilder.templates],
    onSuccess: saved => {
      say(text('workflowValidationSaved'), 'success')
      if (saved.templateId !== templateId) onDraft(saved.templateId)
    },
    onError: error => {
      say([text('workflowValidationSaveError'), failureText(error, '')].filter(Boolean), 'error')
      void rules.refetch()
    },
  })
  if (fields.data === undefined || rules.data === undefined)
    return <Skeleton variant="rounded" height={240} />
  if (fields.data.length === 0) {
    return <Typography color="textSecondary">{tab.label} has no fields that can have rules.</Typography>
  }
  return (
    <Paper sx={{ minHeight: 0, overflow: 'auto' }}>
      <Table size="small" stickyHeader aria-label={`Fields of ${tab.label} at ${step.stepName}`}>
        <TableHead>
          <TableRow>
            <TableCell>Field</TableCell>
            <TableCell>Name</TableCell>
            <TableCell>At {step.stepName}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {fields.data.map(field => {
            const rule = rules.data.find(
              row =>
                row.stepCode === step.stepCode && row.tabId === tab.id && row.fieldName === field.fieldName,
            )
            return (
              <TableRow key={field.id} hover>
                <TableCell component="th" scope="row">
                  {field.label}
                </TableCell>
                <TableCell sx={{ color: 'text.secondary' }}>{field.fieldName}</TableCell>
                <TableCell>
                  <ChoiceSwitch<Choice>
                    label={field.label}
                    choices={choices}
                    value={choiceOf(rule)}
                    onChange={choice => {
                      if (isPending) return
                      mutate({
                        body: {
                          templateStepId: step.id,
                          tabId: tab.id,
                          fieldName: field.fieldName,
                          ...(rule === undefined ? {} : { version: rule.version }),
                          readOnly: choice === 'READ_ONLY',
                          required: choice === 'REQUIRED',
                        },
                      })
                    }}
                  />
                </TableCell>
              </TableRow>
            )
          })}
        </TableBody>
      </Table>
    </Paper>
  )
}
