import type { TemplateStepRow } from '#contract/workflow-builder'
import { text } from '#domain/messages'
import { ofResource } from '../../../../components/master/ofResource.ts'
import { templateSteps } from '../../../../resources/templateSteps/index.ts'
import { asksWords, bypasses, fieldWords, kinds } from '../template/words.ts'
import { byStep, byTemplate } from './filters.ts'
import type { Part } from './part.ts'
import { namingColumn, partColumn, templateColumnsOf } from './partColumns.tsx'

type Values = Pick<TemplateStepRow, 'templateId' | 'stepCode' | 'sequence' | 'kind' | 'bypass'>

const labelIn = (choices: typeof kinds, code: string): string =>
  choices.find(choice => choice.code === code)?.label ?? code

/** Stands for nothing among the choices of many, where empty means that none was made. */
const nothing = 'nothing'
const bypassChoices = bypasses.map(({ code, label }) => ({ code: code || nothing, description: label }))

/** The steps of all templates. */
export const templateStepsPart: Part<TemplateStepRow, Values> = {
  ...ofResource(templateSteps),
  one: 'template step',
  many: 'template steps',
  purpose: 'Steps are put into templates in the template editor.',
  search: 'Search step, template',
  columns: [
    namingColumn<TemplateStepRow>('stepName', 'Step'),
    partColumn<TemplateStepRow>('stepCode', 'Code', { leftOut: 'narrow' }),
    ...templateColumnsOf<TemplateStepRow>(),
    partColumn<TemplateStepRow>('sequence', 'Place', { align: 'right' }),
    partColumn<TemplateStepRow>('kind', 'Kind', {
      text: ({ kind }) => labelIn(kinds, kind),
      leftOut: 'narrow',
    }),
    partColumn<TemplateStepRow>('bypass', 'Passed by when', {
      text: ({ bypass }) => (bypass === null ? '' : labelIn(bypasses, bypass)),
    }),
    partColumn<TemplateStepRow>('asks', 'Asks for', {
      text: ({ asks }) => asksWords(asks),
      leftOut: 'narrow',
    }),
    partColumn<TemplateStepRow>('actionCount', 'Actions', { align: 'right' }),
  ],
  filters: [byTemplate, byStep],
  labels: fieldWords,
  valuesOf: ({ templateId, stepCode, sequence, kind, bypass }) => ({
    templateId,
    stepCode,
    sequence,
    kind,
    bypass,
  }),
  bulk: [
    {
      label: 'Passed by when',
      useChoices: () => bypassChoices,
      apply: (values, code) => ({ ...values, bypass: code === nothing ? null : (code as Values['bypass']) }),
    },
  ],
  messages: { failed: text('workflowTemplateStepSaveError') },
}
