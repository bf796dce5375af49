module.exports = require('taproom/widget/jest')
