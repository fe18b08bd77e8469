import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'

interface GroupProps {
  readonly title: string
  readonly tools?: ReactNode
  /** What is wrong with the group as a whole. */
  readonly error?: string | undefined
  readonly children: ReactNode
}

const Frame = styled('fieldset')({ border: 0, margin: 0, padding: 0, minWidth: 0 })

const Head = styled('div')({ display: 'flex', alignItems: 'center', minHeight: 22, marginBottom: 4 })

const Title = styled('h3')(({ theme }) => ({
  ...theme.typography.overline,
  flexGrow: 1,
  margin: 0,
  lineHeight: 1.6,
  textTransform: 'uppercase',
  color: theme.palette.text.secondary,
}))

const Fields = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  columnGap: 6,
  rowGap: 7,
})

const Wrong = styled('p')(({ theme }) => ({
  margin: '4px 0 0',
  fontSize: '0.75rem',
  lineHeight: 1.35,
  color: theme.palette.error.main,
}))

/** Inputs that belong together, under their name; six columns to share. */
export function Group({ title, tools, error, children }: GroupProps) {
  const titleId = useId()
  return (
    <Frame aria-labelledby={titleId}>
      <Head>
        <Title id={titleId}>{title}</Title>
        {tools}
      </Head>
      <Fields>{children}</Fields>
      {error === undefined ? null : <Wrong role="alert">{error}</Wrong>}
    </Frame>
  )
}
