import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { report, type SentExplanation } from '#contract/report'
import { listed } from '#domain/formats'
import { useProvider } from '../../../../../dataProvider/index.ts'
import { useSayFailure } from '../../../../../layout/notifications/useSay.ts'
import { sentWords } from '../../../../quote/document/sentWords.ts'
import { saveBlob } from '../../files/saveBlob.ts'

/** Who did not take it; '' where nobody refused. */
function refusedWords({ recipients }: SentExplanation): string {
  const failed = recipients.filter(({ delivery }) => delivery === 'Failed').map(({ address }) => address)
  return failed.length === 0 ? '' : `; ${listed(failed)} did not take it`
}

/** The explanations of the item's prices that went out, each to be had as it went. */
export function SentExplanations({ sent }: { readonly sent: readonly SentExplanation[] }) {
  const calls = useProvider()
  const sayFailure = useSayFailure()
  const [waiting, setWaiting] = useState<number | null>(null)
  const open = async ({ id, fileName }: SentExplanation) => {
    setWaiting(id)
    try {
      const { content } = await calls.download(report.sentExplanation, { params: { id } })
      saveBlob(content, fileName)
    } catch (error) {
      sayFailure(error, 'The document could not be read.')
    } finally {
      setWaiting(null)
    }
  }
  if (sent.length === 0) return null
  return (
    <Box component="ul" aria-label="Sent" sx={{ m: 0, mb: 1, p: 0, listStyle: 'none' }}>
      {sent.map(each => (
        <Box component="li" key={each.id} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Typography variant="body2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {`${each.fileName.replace(/\.pdf$/, '')}: ${sentWords(each)}${refusedWords(each)}`}
          </Typography>
          <Button
            size="small"
            sx={{ flexShrink: 0 }}
            aria-label={`Download ${each.fileName} as sent`}
            loading={waiting === each.id}
            onClick={() => void open(each)}
          >
            Download
          </Button>
        </Box>
      ))}
    </Box>
  )
}
