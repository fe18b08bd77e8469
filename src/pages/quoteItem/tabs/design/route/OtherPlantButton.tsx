import Factory from '@mui/icons-material/FactoryOutlined'
import Button from '@mui/material/Button'
import { quote } from '#contract/quote'
import { routedSections } from '#domain/estimating'
import { isFailure } from '../../../../../dataProvider/index.ts'
import { useCallMutation } from '../../../../../dataProvider/useCallMutation.ts'
import { useSay } from '../../../../../layout/notifications/useSay.ts'
import { useDraft, useItemDraft } from '../../../draft/useItemDraft.ts'

/** Puts the steps that another plant of the company would do before the route; says why there are none. */
export function OtherPlantButton() {
  const { item, saveAll } = useItemDraft()
  const draft = useDraft()
  const say = useSay()
  const { mutateAsync, isPending } = useCallMutation(quote.generateInterCompanyStep)
  const ask = async () => {
    // The other plant is asked about the item as it is stored.
    if (!(await saveAll(routedSections))) return
    try {
      const { designSteps, offsiteDeliveryMethod, message } = await mutateAsync({
        body: { quoteItemId: item.id },
      })
      if (designSteps.length === 0) return say(message)
      const now = draft.values().design.designSteps
      const fresh = designSteps
        .filter(({ workCentre }) => !now.some(step => step.workCentre === workCentre))
        .map(step => ({ ...step, key: crypto.randomUUID().slice(0, 8) }))
      draft.change('design', { designSteps: [...fresh, ...now], offsiteDeliveryMethod })
    } catch (error) {
      say(isFailure(error) ? error.message : 'The other plants could not be asked.', 'error')
    }
  }
  return (
    <Button size="small" startIcon={<Factory />} disabled={isPending} onClick={() => void ask()}>
      Other plant
    </Button>
  )
}
