'use strict';

// In a build an import of a text or picture is its address.
module.exports = '/asset';
