/**
 * Changes a page as libraries did at the time of Prototype 1.5 and 1.6: their own enumerable methods on
 * built-in objects, some with the name of a later standard and another meaning, and a `$` in the window. A
 * shop still uses one.
 */
export const oldLibrary = `(function () {
  var slice = Array.prototype.slice;
  function $A(list) { return list && list.length !== undefined ? slice.call(list) : []; }
  Object.keys = function (of) { var names = []; for (var name in of) names.push(name); return names; };
  Object.values = function (of) { var all = []; for (var name in of) all.push(of[name]); return all; };
  Function.prototype.bind = function (self) {
    var method = this, given = slice.call(arguments, 1);
    return function () { return method.apply(self, given.concat(slice.call(arguments))); };
  };
  Function.prototype.delay = function () {};
  Array.from = $A;
  Array.prototype.each = function (act) { for (var at = 0; at < this.length; at++) act(this[at], at); return this; };
  Array.prototype.map = function (make) { var all = []; this.each(function (one, at) { all.push(make ? make(one, at) : one); }); return all; };
  Array.prototype.filter = function (is) { var all = []; this.each(function (one, at) { if (is(one, at)) all.push(one); }); return all; };
  Array.prototype.find = function (is) { for (var at = 0; at < this.length; at++) if (is(this[at], at)) return this[at]; };
  Array.prototype.some = function (is) { for (var at = 0; at < this.length; at++) if (is(this[at], at)) return true; return false; };
  Array.prototype.reduce = function () { return this.length > 1 ? this : this[0]; };
  Array.prototype.entries = function () { return slice.call(this); };
  Array.prototype.include = Array.prototype.includes = function (one) { return this.indexOf(one) !== -1; };
  Array.prototype.flatten = Array.prototype.flat = function () { return [].concat.apply([], this); };
  Array.prototype.toJSON = function () { return '[' + this.map(String).join(', ') + ']'; };
  String.prototype.toJSON = function () { return '"' + this + '"'; };
  String.prototype.include = function (part) { return this.indexOf(part) > -1; };
  Date.prototype.toJSON = function () { return '"' + this.getTime() + '"'; };
  var stringify = JSON.stringify;
  JSON.stringify = function (value) { return stringify.call(JSON, value); };
  var element = Element.prototype;
  element.remove = function () { if (this.parentNode) this.parentNode.removeChild(this); return this; };
  element.hide = function () { this.style.display = 'none'; return this; };
  element.show = function () { this.style.display = ''; return this; };
  element.visible = function () { return this.style.display !== 'none'; };
  element.update = function (html) { this.textContent = html; return this; };
  element.insert = function () { return this; };
  element.select = function (css) { return slice.call(this.querySelectorAll(css)); };
  element.scrollTo = function () { this.scrollIntoView(); return this; };
  element.toggle = function () { return this.visible() ? this.hide() : this.show(); };
  window.Element = Object.assign(function (name) { return document.createElement(name); }, { prototype: element });
  document.getElementsByClassName = function (name) { return slice.call(document.querySelectorAll('.' + name)); };
  window.$ = function (id) { return typeof id === 'string' ? document.getElementById(id) : id; };
  window.$$ = function (css) { return slice.call(document.querySelectorAll(css)); };
  window.$A = $A;
  window.Class = { create: function () { return function () {}; } };
  window.Prototype = { Version: '1.6.0' };
})();`;
