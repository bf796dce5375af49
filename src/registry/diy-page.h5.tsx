/** Browsers load what is drawn when it is drawn: the editor's page knows all widgets as every other does. */
export { allPage as diyPage } from './core-page'
