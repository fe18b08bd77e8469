import { askForPage } from './askForPage.ts'
import { showPicture } from './showPicture.ts'
import { spotOf } from './spotOf.ts'
import { startApplication } from './startApplication.ts'

let isShown = false
// Nothing that goes wrong here may keep the application from starting: it shows the page by itself.
try {
  const root = document.getElementById('root')
  isShown = root !== null && showPicture(root, spotOf(window))
} catch (error) {
  console.warn('What was seen last is not shown ahead.', error)
}
startApplication(document, isShown, () => askForPage(document, window.location.pathname))
