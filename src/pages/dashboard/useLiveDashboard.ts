import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { quote } from '#contract/quote'
import { quoteWorklist } from '#contract/quote-worklist'
import { refreshCalls } from '../../dataProvider/index.ts'
import { gather } from '../../realtime/gather.ts'
import { useLive } from '../../realtime/useLive.ts'

/** Reads the figures and the list below them again when something of the person's own work changed. */
export function useLiveDashboard(): void {
  const live = useLive()
  const queryClient = useQueryClient()
  useEffect(() => {
    const shown = [
      quote.quoteStats,
      quote.dashboardQuotes,
      quote.winLoss,
      quote.moneyItems,
      quoteWorklist.worklist,
    ]
    const again = gather(() => void refreshCalls(queryClient, shown))
    const stops = [live.on('WorklistChanged', again.ask), live.onHealed(again.ask), again.stop]
    return () => {
      for (const stop of stops) stop()
    }
  }, [live, queryClient])
}
