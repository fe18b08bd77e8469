import { quote as calls, type Quote } from '#contract/quote'
import { ChangesDrawer } from '../../../components/changes/ChangesDrawer.tsx'
import { useCall } from '../../../dataProvider/index.ts'
import { logField, logSubject, logWords } from './logWords.ts'

interface LogDrawerProps {
  readonly quote: Quote
  readonly onClose: () => void
}

/** The change log of the quote and its items: when, who, what, old, new. */
export function LogDrawer({ quote, onClose }: LogDrawerProps) {
  const log = useCall(calls.log, { params: { id: quote.id } }, { refetchOnMount: 'always' })
  return (
    <ChangesDrawer
      title={`Change Log of Quote ${quote.quoteReference}`}
      log={log}
      onClose={onClose}
      columns={[
        { label: 'What', show: entry => logSubject(entry, quote.items) },
        { label: 'Field', show: logField, wraps: true },
        { label: 'Old', show: entry => logWords(entry, 'old'), wraps: true },
        { label: 'New', show: entry => logWords(entry, 'new'), wraps: true },
      ]}
    />
  )
}
