export { EditorDesk } from './editor-desk'
export { Mend } from './whole'
