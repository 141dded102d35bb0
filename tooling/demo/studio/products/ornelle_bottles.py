"""Ornelle's bottles: cleansing oil with a pump, mist toner with a spray, body oil. Scene unit 1 dm."""
import math

from kit.label import flat, ink, paper, wrap
from kit.shape import group, lathe, loft, place, rounded_rectangle, spline, tube
from kit.surface import glass, surface
from products.ornelle import BROWN, COPPER


def cleansing_oil():
    """A 150 ml bottle of clear glass with a pump: 52 mm across, 185 mm high; its nozzle points to -x."""
    clear, oil = glass('clear', '#fbf4e6'), glass('oil', '#f0c061', 0, 1.44)
    brown, copper = surface('rubber', **BROWN), surface('copper', **COPPER)
    r = .26
    outer = [(0, .02), (.18, .02, .02), (.21, 0, .012), (r, 0, .03), (r, 1.10, .10), (.10, 1.20, .04), (.098, 1.27, .01)]
    inner = [(.08, 1.27, .005), (.082, 1.19, .03), (r - .02, 1.075, .09), (r - .02, .05, .04), (0, .045)]
    parts = [lathe('bottle', outer + inner, clear, 160),
             lathe('oil', [(0, .044), (r - .0195, .049, .04), (r - .0195, .96, .004), (r - .03, .956, .004), (0, .954)], oil, 128),
             lathe('pipe', [(0, .08), (.02, .08, .004), (.02, 1.2)], glass('pipe', '#fff6e6'), 32),
             wrap('label', r + .0015, .17, .845, 138, paper('ornelle-oil')),
             lathe('collar', [(.08, 1.215), (.128, 1.215, .008), (.128, 1.36, .012), (.075, 1.375, .01), (.05, 1.375)], copper, 128),
             lathe('stem', [(.045, 1.36), (.045, 1.56)], brown, 48),
             lathe('head', [(.03, 1.53), (.10, 1.535, .012), (.118, 1.58, .02), (.115, 1.66, .03), (0, 1.672)], brown, 96, steps=12)]
    nozzle = spline([(-.06, 0, 1.61), (-.24, 0, 1.612), (-.36, 0, 1.60), (-.41, 0, 1.55)], 10)
    parts.append(tube('nozzle', nozzle, [.052 - .016 * min(1, k / len(nozzle)) for k in range(len(nozzle))], brown, 28))
    return group('cleansing oil', parts)


def spray_cap():
    """The clear cap of the spray: 50 mm across, open below."""
    shell = glass('cap', '#fdf6f0')
    return group('cap', [lathe('cap', [(.215, 0), (.232, 0, .004), (.232, .48, .05), (0, .49), (0, .475), (.215, .462, .04), (.215, 0)], shell, 128)])


def toner(cap=True):
    """A 200 ml bottle of opal glass with a spray: 54 mm across, 195 mm high; its nozzle points to -y."""
    opal = surface('opal', '#e2bfb1', .24, sub=.3, sub_color='#eccabb', sub_radius=.12, coat=.35, rough_noise=(7, .05))
    copper, brown = surface('copper', **COPPER), surface('rubber', **BROWN)
    r = .27
    parts = [lathe('bottle', [(0, .02), (.19, .02, .02), (.22, 0, .012), (r, 0, .035), (r, 1.36, .11), (.16, 1.44, .03), (.15, 1.50)], opal, 160, steps=12),
             wrap('print', r + .0008, .28, 1.0, 142, ink('ornelle-toner', '#3b2a26', .5)),
             lathe('collar', [(.12, 1.455), (.205, 1.455, .008), (.205, 1.60, .012), (.12, 1.605)], copper, 128),
             lathe('actuator', [(.10, 1.60), (.125, 1.602, .006), (.125, 1.83, .02), (.105, 1.855, .03), (0, 1.845)], brown, 96, steps=10),
             place(lathe('nozzle', [(0, .008), (.020, .008, .004), (.03, .002, .003), (.036, 0)], copper, 48), (0, -.1235, 1.765), (90, 0, 0)),
             place(lathe('hole', [(0, .0), (.007, .0)], surface('hole', '#070606', .8), 24), (0, -.1325, 1.765), (90, 0, 0))]
    if cap:
        parts.append(place(spray_cap(), (.56, -.16, 0)))
    return group('toner', parts)


def body_oil():
    """A 100 ml flask of amber glass with a copper cap: 68 × 38 mm, 150 mm high; its label faces -y."""
    # Filled to the shoulder, glass and oil bend light alike: one solid draws both.
    amber, copper = glass('amber', '#d98f3e', .0, 1.46), surface('copper', **COPPER)
    w, d = .68, .40
    body = loft('flask', lambda i: rounded_rectangle(w, d, .13, i, 14),
                [(.06, 0), (.008, .012, .02), (0, .06, .04), (0, 1.0, .10), (.085, 1.10, .05), (.135, 1.115)], amber, steps=12)
    parts = [body, lathe('neck', [(.0, 1.09), (.10, 1.09), (.10, 1.20)], amber, 96),
             lathe('collar', [(.09, 1.118), (.135, 1.118, .006), (.135, 1.15, .006), (.11, 1.152)], surface('rubber', **BROWN), 128),
             lathe('cap', [(.10, 1.155), (.142, 1.155, .006), (.142, 1.44, .016), (0, 1.448)], copper, 128),
             flat('label', (.44, .616), paper('ornelle-body'), (0, -d / 2 - .0015, .50))]
    return group('body oil', parts)


def drop(at, size=.05, color='#e9b95c'):
    """A drop of oil that lies on a surface."""
    oil = glass('drop', color, 0, 1.44)
    steps = 12
    profile = [(size * math.cos(math.pi / 2 * k / steps), size * .55 * math.sin(math.pi / 2 * k / steps)) for k in range(steps + 1)]
    return place(lathe('drop', [(0, 0)] + profile[:-1] + [(0, size * .55)], oil, 48), at)
