export { EditorDesk } from './editor-desk'
