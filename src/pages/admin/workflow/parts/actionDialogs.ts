import type { StepActionDialogRow } from '#contract/workflow-builder'
import { yesNo } from '#domain/formats'
import { text } from '#domain/messages'
import type { BulkField } from '../../../../components/master/master.ts'
import { ofResource } from '../../../../components/master/ofResource.ts'
import { actionDialogs } from '../../../../resources/actionDialogs/index.ts'
import { fieldWords } from '../template/words.ts'
import { byAction, byStep, byTemplate } from './filters.ts'
import type { Part } from './part.ts'
import { namingColumn, partColumn, templateColumnsOf } from './partColumns.tsx'

type Values = Pick<StepActionDialogRow, 'title' | 'text' | 'asksReason' | 'commentRequired'>

const yesOrNo = [
  { code: 'yes', description: yesNo(true) },
  { code: 'no', description: yesNo(false) },
]

const asks = (field: 'asksReason' | 'commentRequired', label: string): BulkField<Values> => ({
  label,
  useChoices: () => yesOrNo,
  apply: (values, code) => ({ ...values, [field]: code === 'yes' }),
})

/** What is asked before the actions of all templates. */
export const actionDialogsPart: Part<StepActionDialogRow, Values> = {
  ...ofResource(actionDialogs),
  one: 'step action dialog',
  many: 'step action dialogs',
  purpose: 'What an action asks before it happens is said in the template editor, at its step.',
  search: 'Search title, text, action',
  columns: [
    namingColumn<StepActionDialogRow>('title', 'Title'),
    partColumn<StepActionDialogRow>('actionName', 'Action', { leftOut: 'narrow' }),
    partColumn<StepActionDialogRow>('stepName', 'Step'),
    ...templateColumnsOf<StepActionDialogRow>(),
    partColumn<StepActionDialogRow>('asksReason', 'Reason', { text: row => yesNo(row.asksReason) }),
    partColumn<StepActionDialogRow>('commentRequired', 'Comment', {
      text: row => yesNo(row.commentRequired),
    }),
    partColumn<StepActionDialogRow>('text', 'Text', { leftOut: 'narrow' }),
  ],
  filters: [byTemplate, byStep, byAction],
  labels: fieldWords,
  valuesOf: ({ title, text: words, asksReason, commentRequired }) => ({
    title,
    text: words,
    asksReason,
    commentRequired,
  }),
  bulk: [
    asks('commentRequired', 'A comment has to be written'),
    asks('asksReason', 'A reason has to be chosen'),
  ],
  messages: { failed: text('workflowStepActionDialogSaveError') },
}
