import { StandingChip } from './StandingChip.tsx'
import { standingOf } from './standingOf.ts'
import { useOffers } from './useOffers.ts'
import { useSentQuotes } from './useSentQuotes.ts'

/** The newest revision that the customer has, and how far it has come; nothing before one was sent. */
export function SentChip({ quoteId }: { readonly quoteId: number }) {
  const [newest] = useSentQuotes(quoteId).data ?? []
  const offers = useOffers(quoteId).data ?? []
  if (newest === undefined) return null
  const offer = offers.find(({ revisionId }) => revisionId === newest.id)
  return <StandingChip standing={standingOf(newest, offer)} revision={newest.revision} />
}
