import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'

interface GroupProps {
  readonly title: string
  readonly tools?: ReactNode
  /** What is wrong in the group, said below its fields. */
  readonly notice?: ReactNode
  /** The focus has left the group. */
  readonly onLeave?: () => void
  readonly children: ReactNode
}

const Frame = styled('fieldset')({ border: 0, margin: 0, padding: 0, minWidth: 0 })

const Head = styled('div')({ display: 'flex', alignItems: 'center', minHeight: 24, marginBottom: 8 })

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
  // A field's name stands on its upper edge: it must not touch the field above.
  rowGap: 12,
})

/** Inputs that belong together, under their name; six columns to share. */
export function Group({ title, tools, notice, onLeave, children }: GroupProps) {
  const titleId = useId()
  return (
    <Frame
      aria-labelledby={titleId}
      onBlur={event => {
        if (!event.currentTarget.contains(event.relatedTarget)) onLeave?.()
      }}
    >
      <Head>
        <Title id={titleId}>{title}</Title>
        {tools}
      </Head>
      <Fields>
        {children}
        {notice}
      </Fields>
    </Frame>
  )
}
