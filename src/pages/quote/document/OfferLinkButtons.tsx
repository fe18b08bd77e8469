import Button from '@mui/material/Button'
import { useState } from 'react'
import { quote as calls, type RevisionOffer } from '#contract/quote'
import { useCallMutation } from '../../../dataProvider/index.ts'
import { useConfirm } from '../../../layout/confirm/useConfirm.ts'
import { useSay, useSayFailure } from '../../../layout/notifications/useSay.ts'
import { LinkDialog } from './LinkDialog.tsx'

interface OfferLinkButtonsProps {
  readonly offer: RevisionOffer
  readonly letter: string
}

/** Passes a link to a revision on by hand, or takes all of them back. */
export function OfferLinkButtons({ offer, letter }: OfferLinkButtonsProps) {
  const [link, setLink] = useState('')
  const confirm = useConfirm()
  const say = useSay()
  const sayFailure = useSayFailure()
  const refresh = [calls.offersOfQuote, calls.log]
  const make = useCallMutation(calls.newOfferLink, { refresh })
  const end = useCallMutation(calls.revokeOffer, { refresh })
  const body = { revisionId: offer.revisionId }
  const copy = async () => {
    try {
      setLink((await make.mutateAsync({ body })).link)
    } catch (error) {
      sayFailure(error, 'The link could not be made.')
    }
  }
  const revoke = async () => {
    const agreed = await confirm({
      title: 'Revoke Link',
      message: `Nobody can open revision ${letter} by a link any more. What the customer has in a mail stays with them.`,
      ok: 'Revoke',
      destructive: true,
    })
    if (!agreed) return
    try {
      await end.mutateAsync({ body })
      say(`The link to revision ${letter} is revoked.`, 'success')
    } catch (error) {
      sayFailure(error, 'The link could not be revoked.')
    }
  }
  return (
    <>
      {offer.state === 'open' ? (
        <Button
          size="small"
          aria-label={`Copy link to revision ${letter}`}
          loading={make.isPending}
          onClick={() => void copy()}
        >
          Copy link…
        </Button>
      ) : null}
      {offer.hasLink ? (
        <Button
          size="small"
          color="inherit"
          aria-label={`Revoke link to revision ${letter}`}
          loading={end.isPending}
          onClick={() => void revoke()}
        >
          Revoke link
        </Button>
      ) : null}
      {link === '' ? null : <LinkDialog link={link} onClose={() => setLink('')} />}
    </>
  )
}
