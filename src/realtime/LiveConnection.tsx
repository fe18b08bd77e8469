import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { hubGroup } from '#contract/hub'
import { quoteWorklist } from '#contract/quote-worklist'
import { useUser } from '../authProvider/UserContext.ts'
import { itemCallsBesideLists } from '../components/workflow/itemCalls.ts'
import { refetchUnanswered, refreshCalls } from '../dataProvider/index.ts'
import { useServices } from '../ServicesContext.ts'
import { gather } from './gather.ts'
import { useLiveGroups } from './useLiveGroups.ts'

/** Keeps the signed-in person's live connection: what waits for them is counted anew, their settings follow. */
export function LiveConnection() {
  const { live, store } = useServices()
  const queryClient = useQueryClient()
  const { login, workGroups, salesReps } = useUser()

  useLiveGroups([
    hubGroup.user(login),
    ...workGroups.map(({ code }) => hubGroup.worklist(code)),
    ...salesReps.map(rep => hubGroup.user(rep.login)),
  ])

  useEffect(() => live.start(), [live])

  useEffect(() => {
    const counts = gather(() => void refreshCalls(queryClient, [quoteWorklist.counts]))
    const all = gather(() => void refreshCalls(queryClient, itemCallsBesideLists))
    const failed = gather(() => void refetchUnanswered(queryClient))
    // What cannot be read now is read at the next look; the settings in memory stay good.
    const settings = gather(() => void store.refresh().catch(() => undefined))
    // The link may have outlived what calls did not.
    window.addEventListener('online', failed.ask)
    const stops = [
      () => window.removeEventListener('online', failed.ask),
      live.on('WorklistChanged', counts.ask),
      live.on('SettingsChanged', payload => {
        if (payload.login === login) settings.ask()
      }),
      live.onHealed(() => {
        all.ask()
        failed.ask()
        settings.ask()
      }),
      counts.stop,
      all.stop,
      failed.stop,
      settings.stop,
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [live, store, queryClient, login])

  return null
}
