import { askForPage } from './askForPage.ts'
import { showPicture } from './showPicture.ts'
import { spotOf } from './spotOf.ts'

// Nothing that goes wrong here may keep the application from starting: it shows the page by itself.
try {
  askForPage(document, window.location.pathname)
  const root = document.getElementById('root')
  if (root !== null) showPicture(root, spotOf(window))
} catch (error) {
  console.warn('What was seen last is not shown ahead.', error)
}
