import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import type { Offer } from '#contract/quote'
import { needsOf } from '#domain/quoteOptions'
import { useDocumentTitle } from '../../layout/useDocumentTitle.ts'
import { AnswerBar } from './AnswerBar.tsx'
import { type Choices, firstChoices, setOf, withChoice } from './choices.ts'
import { OfferBanner } from './OfferBanner.tsx'
import { OfferClauses } from './OfferClauses.tsx'
import { OfferHead } from './OfferHead.tsx'
import { OfferItem } from './OfferItem.tsx'
import { OfferOptions } from './OfferOptions.tsx'
import { SetChoice } from './SetChoice.tsx'

/** The offer as a letter, from the head to its terms, with the answer always at hand. */
export function OfferLetter({ offer, token }: { readonly offer: Offer; readonly token: string }) {
  const { content, state, quoteReference, revision } = offer
  const [choices, setChoices] = useState<Choices>(() => firstChoices(offer))
  const [setLine, setSetLine] = useState<number | null>(null)
  /** How often something was to be chosen first; 0: it is, or was not asked for. */
  const [lacked, setLacked] = useState(0)
  useDocumentTitle(`Quote ${quoteReference} ${revision}`)
  const isOpen = state === 'open'
  const choose = (reference: string, line: number | null) => {
    setLacked(0)
    setSetLine(null)
    setChoices(withChoice(offer, choices, reference, line))
  }
  const chooseSets = (line: number | null) => {
    setLacked(0)
    setSetLine(line)
    // It is one or the other.
    setChoices(firstChoices(offer))
  }
  const set = setOf(offer)
  const needs = needsOf(content?.items ?? [])
  const chosenIn = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (lacked > 0) chosenIn.current?.querySelector('[role=alert]')?.scrollIntoView({ block: 'center' })
  }, [lacked])
  return (
    <>
      <Box
        sx={{ width: '100%', maxWidth: 920, mx: 'auto', px: { xs: 2, sm: 3 }, pt: 2, pb: isOpen ? 24 : 6 }}
      >
        <OfferHead offer={offer} token={token} />
        <OfferBanner offer={offer} />
        {content === null ? null : (
          <>
            <OfferClauses clauses={content.opening} />
            {set === null ? null : (
              <SetChoice
                items={content.items}
                set={set}
                isOpen={isOpen}
                chosen={isOpen ? setLine : null}
                onChoose={chooseSets}
              />
            )}
            <Box ref={chosenIn}>
              {needs.map(options => (
                <OfferOptions
                  key={options[0]?.reference}
                  options={options}
                  isOpen={isOpen}
                  isLacking={lacked > 0}
                >
                  {options.map(item => (
                    <OfferItem
                      key={item.reference}
                      item={item}
                      beside={options}
                      isOpen={isOpen}
                      isLacking={lacked > 0 && options.length === 1}
                      canLeave={needs.length > 1}
                      chosen={isOpen ? (choices[item.reference] ?? null) : orderedLine(offer, item.reference)}
                      onChoose={line => choose(item.reference, line)}
                    />
                  ))}
                </OfferOptions>
              ))}
            </Box>
            <Box component="section" aria-labelledby="offer-terms" sx={{ mt: 4 }}>
              {content.terms.length === 0 ? null : (
                <Typography id="offer-terms" variant="h2" sx={{ mb: 1 }}>
                  Terms
                </Typography>
              )}
              <OfferClauses clauses={content.terms} isSmall />
            </Box>
            <OfferClauses clauses={content.closing} />
            <Typography sx={{ mt: 2 }}>{offer.contact.name}</Typography>
            <Typography color="textSecondary">{offer.sender.name}</Typography>
          </>
        )}
      </Box>
      {isOpen && content !== null ? (
        <AnswerBar
          offer={offer}
          token={token}
          choices={choices}
          ofSets={set === null || setLine === null ? null : { set, line: setLine }}
          onNothingChosen={() => setLacked(lacked + 1)}
        />
      ) : null}
    </>
  )
}

/** The price line that was ordered; null: the item was not. */
function orderedLine({ answers }: Offer, reference: string): number | null {
  const accepted = answers.find(({ kind }) => kind === 'accepted')
  return accepted?.items.find(item => item.reference === reference)?.line ?? null
}
