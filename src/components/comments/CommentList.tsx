import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Comment } from '#contract/quote'
import { dateTime } from '#domain/formats'

interface CommentListProps {
  readonly comments: readonly Comment[]
  /** The item a comment of the quote is about, as people write it; '' when it is about the quote. */
  readonly itemOf?: (comment: Comment) => string
}

/** Comments, newest first. */
export function CommentList({ comments, itemOf = () => '' }: CommentListProps) {
  if (comments.length === 0) return <Typography color="textSecondary">No comments yet.</Typography>
  return (
    <Box component="ul" aria-label="Comments" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {comments.map(comment => (
        <Box
          component="li"
          key={comment.id}
          sx={{ py: 1, borderBottom: 1, borderColor: 'divider', '&:last-of-type': { borderBottom: 0 } }}
        >
          <Typography variant="caption" color="textSecondary">
            {[comment.createdByName, dateTime(comment.createdAt), itemOf(comment)]
              .filter(part => part !== '')
              .join(' · ')}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{comment.comment}</Typography>
        </Box>
      ))}
    </Box>
  )
}
