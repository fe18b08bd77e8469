import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { lazy, Suspense } from 'react'
import type { Offer } from '#contract/quote'
import { loadOrReload } from '../../layout/errors/loadOrReload.ts'
import { Facts } from './Facts.tsx'
import { Mark } from './Mark.tsx'
import { useLeftByBack } from './useLeftByBack.ts'

const OfferDocument = lazy(() => loadOrReload(() => import('./OfferDocument.tsx')))

/** Said at the head already. */
const known = ['Quote', 'Revision']

/** Who the offer is from, for whom, what it is called, and its document. */
export function OfferHead({ offer, token }: { readonly offer: Offer; readonly token: string }) {
  const { sender, customerName, quoteReference, revision, content } = offer
  const { shown, go, close } = useLeftByBack<'document'>('document')
  return (
    <Box component="header">
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, mb: { xs: 3, sm: 4 } }}>
        <Mark size={34} />
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography
            sx={{ fontWeight: 600, fontSize: '1.0625rem', lineHeight: 1.25, color: 'primary.main' }}
          >
            {sender.name}
          </Typography>
          <Typography
            variant="body2"
            color="textSecondary"
            sx={{ display: { xs: 'none', sm: 'block' }, lineHeight: 1.35 }}
          >
            {sender.lines.join(' · ')}
          </Typography>
        </Box>
        {content === null ? null : (
          <Button
            variant="outlined"
            size="medium"
            startIcon={<PictureAsPdfOutlined />}
            sx={{ flexShrink: 0, bgcolor: 'background.paper' }}
            onClick={() => go('document')}
          >
            PDF
          </Button>
        )}
      </Box>
      <Typography variant="h1">
        Quote {quoteReference}{' '}
        <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
          revision {revision}
        </Box>
      </Typography>
      <Typography sx={{ mt: 0.5, mb: 2.5, fontSize: '1.0625rem' }}>
        {[content?.subject ?? '', `for ${customerName}`].filter(words => words !== '').join(', ')}
      </Typography>
      {content === null ? null : (
        <Facts facts={content.facts.filter(({ label }) => !known.includes(label))} />
      )}
      {shown !== null && content !== null ? (
        <Suspense fallback={null}>
          <OfferDocument
            title={`Quote ${quoteReference}, revision ${revision}`}
            token={token}
            onClose={close}
          />
        </Suspense>
      ) : null}
    </Box>
  )
}
