// Takes the README's pictures of a running product that was just filled: node scripts/pictures/readme.mjs http://127.0.0.1:8080
import { readmePages } from './pages.mjs'
import { takePictures } from './takePictures.mjs'

const [origin = 'http://127.0.0.1:8080', out = 'docs/images'] = process.argv.slice(2)

await takePictures(origin, out, readmePages)
