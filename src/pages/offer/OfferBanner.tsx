import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Typography from '@mui/material/Typography'
import type { Offer } from '#contract/quote'
import { date, dateTime, listed } from '#domain/formats'
import { declineReasonLabel } from '#domain/offers'
import { orderedWords } from './choices.ts'

/** How the offer stands, where it is not simply open, and what was asked. */
export function OfferBanner({ offer }: { readonly offer: Offer }) {
  const { answers } = offer
  const questions = answers.filter(({ kind }) => kind === 'asked')
  const { severity, title, words } = said(offer)
  return (
    <>
      {title === '' ? null : (
        <Alert severity={severity} sx={{ mt: 3, alignItems: 'flex-start', py: 1.5, px: 2 }}>
          <AlertTitle sx={{ fontWeight: 600 }}>{title}</AlertTitle>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{words}</Typography>
        </Alert>
      )}
      {questions.map(({ at, name, words: question }) => (
        <Alert key={at} severity="info" sx={{ mt: 2, alignItems: 'flex-start', py: 1, px: 2 }}>
          <AlertTitle sx={{ fontWeight: 600 }}>
            {name} asked on {dateTime(at)}
          </AlertTitle>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{question}</Typography>
          <Typography variant="body2" sx={{ mt: 0.5 }}>
            {contactOf(offer)} has got it and will answer you.
          </Typography>
        </Alert>
      ))}
    </>
  )
}

const contactOf = ({ contact, sender }: Offer): string => contact.name || sender.name

const reached = (offer: Offer): string =>
  offer.contact.email === '' ? contactOf(offer) : `${contactOf(offer)} (${offer.contact.email})`

function said(offer: Offer): {
  readonly severity: 'success' | 'info' | 'warning'
  readonly title: string
  readonly words: string
} {
  const { state, answers, validTo } = offer
  const final = answers.find(({ kind }) => kind !== 'asked')
  switch (state) {
    case 'accepted':
      return {
        severity: 'success',
        title: `Thank you, ${final?.name ?? ''}. Your order is with us.`,
        words: `You ordered ${listed(orderedWords(offer, final?.items ?? []))} with purchase order ${final?.purchaseOrder ?? ''} on ${dateTime(final?.at)}. ${contactOf(offer)} has been told and will confirm it.`,
      }
    case 'declined':
      return {
        severity: 'info',
        title: 'You declined this quote',
        words: `${final?.name ?? ''} declined it on ${dateTime(final?.at)}: ${declineReasonLabel(final?.reason ?? '')}. Thank you for telling us. To change your mind, write to ${reached(offer)}.`,
      }
    case 'replaced':
      return {
        severity: 'warning',
        title: 'There is a newer revision of this quote',
        words: `Only the newest can be accepted. You have it in a later mail; else ask ${reached(offer)} for it.`,
      }
    case 'expired':
      return {
        severity: 'warning',
        title: `This quote was valid until ${date(validTo)}`,
        words: `Its prices do not hold any more. Ask ${reached(offer)} for a new one.`,
      }
    case 'open':
      return { severity: 'info', title: '', words: '' }
  }
}
