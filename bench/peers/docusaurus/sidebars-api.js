const sidebar = require('./api/sidebar');

module.exports = { api: sidebar.default ?? sidebar };
