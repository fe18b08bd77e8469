import Box from '@mui/material/Box'
import GlobalStyles from '@mui/material/GlobalStyles'
import { ThemeProvider } from '@mui/material/styles'
import { useParams } from 'react-router-dom'
import { quote } from '#contract/quote'
import { failureText, isFailure, useCall } from '../../dataProvider/index.ts'
import { LoadingPage } from '../../layout/LoadingPage.tsx'
import { OfferLetter } from './OfferLetter.tsx'
import { OfferNotice } from './OfferNotice.tsx'
import { kraft, offerTheme } from './offerTheme.ts'

/** A quote as its customer opens it by a link, without a sign-in: to be read, asked about, accepted or declined. */
export default function OfferPage() {
  const { token = '' } = useParams()
  return (
    <ThemeProvider theme={offerTheme}>
      <GlobalStyles styles={{ body: { backgroundColor: kraft.tint, colorScheme: 'light' } }} />
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          flexGrow: 1,
          minWidth: 0,
          bgcolor: kraft.tint,
          color: 'text.primary',
          borderTop: `6px solid ${kraft.main}`,
        }}
      >
        <LoadedOffer token={token} />
      </Box>
    </ThemeProvider>
  )
}

function LoadedOffer({ token }: { readonly token: string }) {
  const { data, error, refetch } = useCall(
    quote.offer,
    { body: { token } },
    { retry: false, refetchOnWindowFocus: false, meta: { quiet: true } },
  )
  if (data !== undefined) return <OfferLetter offer={data} token={token} />
  if (error === null) return <LoadingPage />
  if (isFailure(error, 'not-found'))
    return <OfferNotice title="This link is not valid" text={error.message} />
  return (
    <OfferNotice
      title="The quote can't be shown right now"
      text={failureText(error)}
      onRetry={() => void refetch()}
    />
  )
}
