// Tests look at what is drawn, not at how: style sheets are left to the build and the journeys.
module.exports = {};
