import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { RevisionOffer } from '#contract/quote'
import { dateTime } from '#domain/formats'
import { answerWords, waitingWords } from './answerWords.ts'

/** What the customer did with a revision, in their words: first opened, asked, accepted, declined. */
export function RevisionAnswers({ offer }: { readonly offer: RevisionOffer }) {
  return (
    <>
      {offer.openedAt === null ? null : (
        <Typography color="textSecondary" variant="body2">
          First opened on {dateTime(offer.openedAt)}
        </Typography>
      )}
      {offer.answers.map(answer => (
        <Box key={answer.id} sx={{ mt: 0.5 }}>
          <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{answerWords(answer)}</Typography>
          {answer.words === '' ? null : (
            <Typography
              sx={{
                whiteSpace: 'pre-line',
                overflowWrap: 'anywhere',
                pl: 1.5,
                borderLeft: 2,
                borderColor: 'divider',
              }}
            >
              {answer.words}
            </Typography>
          )}
          {waitingWords(answer).map(words => (
            <Typography key={words} variant="body2" color="warning.dark" sx={{ overflowWrap: 'anywhere' }}>
              {words}
            </Typography>
          ))}
        </Box>
      ))}
    </>
  )
}
