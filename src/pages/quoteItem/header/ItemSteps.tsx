import { memo } from 'react'
import type { QuoteItem } from '#contract/quote'
import { workflow } from '#contract/workflow'
import { StepStrip } from '../../../components/workflow/StepStrip.tsx'
import { useCall } from '../../../dataProvider/index.ts'

/** The steps of the item's workflow and where it stands. */
export const ItemSteps = memo(function ItemSteps({ item }: { readonly item: QuoteItem }) {
  const { data = [] } = useCall(
    workflow.steps,
    { query: { wfId: item.workflowId } },
    { meta: { quiet: true, patient: true } },
  )
  return <StepStrip steps={data} />
})
