import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined'
import ErrorOutlinedIcon from '@mui/icons-material/ErrorOutlineOutlined'
import Box from '@mui/material/Box'
import { ListSkeleton } from '../../components/list/ListSkeleton.tsx'
import { Panel } from '../../components/panel/Panel.tsx'
import { failureText, useCall } from '../../dataProvider/index.ts'
import { Facts } from '../../resources/facts/Facts.tsx'
import { readiness } from './readiness.ts'

/** Milliseconds between two looks. */
const lookEvery = 60_000

function State({ ok, words }: { readonly ok: boolean; readonly words: string }) {
  const Icon = ok ? CheckCircleIcon : ErrorOutlinedIcon
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
      <Icon color={ok ? 'success' : 'error'} sx={{ fontSize: 16 }} />
      {words}
    </Box>
  )
}

const adapterWords: Readonly<Record<string, string>> = {
  'built-in': 'Built-in stand-in',
  http: 'Connected',
  database: 'In the database',
  s3: 'S3 bucket',
}

/** Whether the product and what it depends on work, looked at every minute. */
export function Health() {
  const { data, error, isPending } = useCall(
    readiness,
    {},
    { refetchInterval: lookEvery, retry: false, meta: { quiet: true } },
  )
  return (
    <Panel title="Health">
      {isPending ? <ListSkeleton label="health" rows={3} /> : null}
      {error === null ? null : <State ok={false} words={failureText(error)} />}
      {data === undefined || error !== null ? null : (
        <Facts
          facts={[
            [
              'Product',
              <State
                key="product"
                ok={data.ready && !data.degraded}
                words={data.degraded ? 'Ready, without what does not answer' : 'Ready'}
              />,
            ],
            ['Version', data.version],
            [
              'Database',
              <State
                key="database"
                ok
                words={`${data.database.engine}, answers in ${data.database.latencyMs} ms`}
              />,
            ],
            ...data.integrations.map(
              ({ name, adapter, ok }) =>
                [
                  name,
                  <State
                    key={name}
                    ok={ok}
                    words={ok ? (adapterWords[adapter] ?? adapter) : 'Does not answer'}
                  />,
                ] as const,
            ),
          ]}
        />
      )}
    </Panel>
  )
}
