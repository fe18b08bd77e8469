import { useQueryClient } from '@tanstack/react-query'
import { quote } from '#contract/quote'
import { workflow } from '#contract/workflow'
import { text } from '#domain/messages'
import { failureText, isFailure, refreshCalls, useCallMutation } from '../../dataProvider/index.ts'
import { useSay } from '../../layout/notifications/useSay.ts'
import { itemCalls } from './itemCalls.ts'
import { keepAnswer } from './keepAnswer.ts'
import type { Acted, ActedItem, OfferedAction } from './offeredAction.ts'

/** What the action's dialog asked. */
export interface Given {
  readonly reason: string
  readonly comment: string
}

const closing = {
  ARCHIVE: { closeType: 'archive', success: text('itemArchived'), failure: text('itemArchiveFailed') },
  TRASH: { closeType: 'trash', success: text('itemTrashed'), failure: text('itemTrashFailed') },
} as const

const isClosing = (code: string): code is keyof typeof closing => code in closing

/** Makes the call of an action and says how it went; true when it happened. */
export function usePerform(onDone: (acted: Acted) => void) {
  const say = useSay()
  const queryClient = useQueryClient()
  const act = useCallMutation(workflow.action)
  const close = useCallMutation(quote.close)
  const unarchive = useCallMutation(quote.unarchive)
  const fresh = () => void refreshCalls(queryClient, itemCalls)

  const call = async (action: OfferedAction, item: ActedItem, given: Given): Promise<Acted | null> => {
    const { quoteId, quoteItemId, hashKey } = item
    if (isClosing(action.code)) {
      const { closeType, success } = closing[action.code]
      await close.mutateAsync({ params: { q: quoteId, i: quoteItemId }, body: { closeType, ...given } })
      say(success, 'success')
      return { action, answer: null }
    }
    if (action.code === 'UNARCHIVE') {
      await unarchive.mutateAsync({ params: { id: quoteItemId } })
      say(text('itemUnarchived'), 'success')
      return { action, answer: null }
    }
    const answer = await act.mutateAsync({
      body: {
        action: action.code,
        quoteId,
        quoteItemId,
        ...given,
        ...(hashKey === undefined ? {} : { hashKey }),
      },
    })
    const { actionOk, actionMessage, message } = answer.details
    if (!actionOk) {
      say(actionMessage || text('actionUnable'), 'warning')
      return null
    }
    keepAnswer(queryClient, quoteItemId, answer)
    // What a worklist row does has the same words there; the code of a step's action is nobody's word.
    say(text('actionSuccess', { action: action.kind === 'work' ? action.code : action.name }), 'success')
    if (message !== '') say(message)
    return { action, answer }
  }

  const failed = (action: OfferedAction): string => {
    if (isClosing(action.code)) return closing[action.code].failure
    return text(action.code === 'UNARCHIVE' ? 'itemUnarchiveFailed' : 'actionUnable')
  }

  const perform = async (action: OfferedAction, item: ActedItem, given: Given): Promise<boolean> => {
    try {
      const acted = await call(action, item, given)
      fresh()
      if (acted !== null) onDone(acted)
      return acted !== null
    } catch (error) {
      const reason = failureText(error, '')
      const lines = [failed(action), reason].filter(
        (line, i) => line !== '' && (i > 0 || !reason.startsWith(line)),
      )
      say(lines, isFailure(error, 'stale') ? 'warning' : 'error')
      if (isFailure(error, 'stale')) fresh()
      return false
    }
  }

  return { perform, busy: act.isPending || close.isPending || unarchive.isPending }
}
