import type { TemplateStepActionRow } from '#contract/workflow-builder'
import { text } from '#domain/messages'
import { ofResource } from '../../../../components/master/ofResource.ts'
import { templateActions } from '../../../../resources/templateActions/index.ts'
import { directions, fieldWords } from '../template/words.ts'
import { byAction, byStep, byTemplate } from './filters.ts'
import type { Part } from './part.ts'
import { namingColumn, partColumn, templateColumnsOf } from './partColumns.tsx'
import { RemoveActions } from './RemoveActions.tsx'

type Values = Pick<
  TemplateStepActionRow,
  'templateStepId' | 'actionCode' | 'targetStepCode' | 'direction' | 'sequence'
>

const directionChoices = directions.map(({ code, label }) => ({ code, description: label }))

/** The actions of the steps of all templates. */
export const templateActionsPart: Part<TemplateStepActionRow, Values> = {
  ...ofResource(templateActions),
  one: 'template step action',
  many: 'template step actions',
  purpose: 'Steps are given their actions in the template editor.',
  search: 'Search action, step, template',
  columns: [
    namingColumn<TemplateStepActionRow>('actionName', 'Action'),
    partColumn<TemplateStepActionRow>('actionCode', 'Code', { leftOut: 'narrow' }),
    partColumn<TemplateStepActionRow>('stepName', 'Step'),
    ...templateColumnsOf<TemplateStepActionRow>(),
    partColumn<TemplateStepActionRow>('targetStepName', 'Leads to'),
    partColumn<TemplateStepActionRow>('direction', 'Direction', {
      text: ({ direction }) => directions.find(({ code }) => code === direction)?.label ?? direction,
    }),
  ],
  filters: [byTemplate, byStep, byAction],
  labels: fieldWords,
  valuesOf: ({ templateStepId, actionCode, targetStepCode, direction, sequence }) => ({
    templateStepId,
    actionCode,
    targetStepCode,
    direction,
    sequence,
  }),
  bulk: [
    {
      label: 'Direction',
      useChoices: () => directionChoices,
      apply: (values, code) => ({ ...values, direction: code as Values['direction'] }),
    },
  ],
  Tools: RemoveActions,
  messages: { failed: text('workflowTemplateStepActionSaveError') },
}
