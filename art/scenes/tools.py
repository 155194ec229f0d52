"""The tools of the courses, each on z=0: lamp, spine, dumbbells, flask, books, globe, atom, balance. Microscope is in the kit."""
from props import *
brass = lambda: mat('tu7', .35, .5)

def oil_lamp():
    lathe([(.2,0),(.22,.03),(.07,.09),(.05,.22)],brass()); ball(0,0,.3,.27,brass(),(1.75,.85,.42)); tube([(-.46,0,.3),(-.7,0,.42),(-.72,0,.62),(-.5,0,.6)],.035,brass(),bez=True); ball(.56,0,.46,.07,mat('tu3',.5,.1,3),(.7,.7,1.7)); tube([(.4,0,.36),(.58,0,.42)],.05,brass(),radii=[1.4,.9])
def spine():
    cyl(0,.1,0,.16,.04,'wood2',bev=.01); tube([(0,.16,.02),(0,.16,1.35)],.014,'steel')
    for k in range(16): z=.2+k*.068; y=.1+.07*math.sin(k*.42); box(0,y,z,.17-.005*abs(k-4),.12,.048,'ma3',.014,seg=3); box(0,y+.08,z+.01,.05,.1,.03,'cl2',.008); cyl(0,y,z-.01,.055,.018,'cl0',bev=.004)
    box(0,.1,1.3,.2,.15,.09,'ma3',.03)
def dumbbell(c):
    tube([(-.12,0,0),(.12,0,0)],.03,'steel'); [cyl(s*.14,0,0,.085,.11,c,axis='X',bev=.02) for s in(-1,1)]
def flask(c='ma5'):
    lathe([(.01,0),(.16,.002),(.17,.03),(.115,.16)],c); lathe([(.115,.16),(.05,.3),(.05,.4),(.07,.41),(.068,.425),(.045,.425)],'mist')
def book_pile(spec=(('ma5',.86,4),('tu5',.78,-7),('ne5',.8,9),('cl0',.66,-3))):
    for k,(c,w,r) in enumerate(spec): box(0,0,.115*k,w,.58,.11,c,.015,rz=r); box(.02,-.01,.012+.115*k,w-.03,.585,.086,'paper',.004,rz=r)
def globe():
    cyl(0,0,0,.17,.03,'wood2',bev=.01); tube([(0,0,.03),(0,0,.12)],.02,'tu7'); ball(0,0,.36,.24,mat('in5',.5,.3)); tube([(.27*math.sin(t),0,.36-.27*math.cos(t)) for t in np.linspace(-.2,3.3,20)],.014,'tu7')
    for a,e,q in((20,20,.13),(70,-10,.1),(140,30,.14),(-40,10,.12),(-90,-25,.11),(-120,35,.1),(200,0,.1)): ball(.2*math.cos(R(a))*math.cos(R(e)),.2*math.sin(R(a))*math.cos(R(e)),.36+.2*math.sin(R(e)),q*.62,'ne3',(1,1,.8),sub=3)
def set_square():
    for k in range(4): box(0,.03*k,.001,.05,.36,.035,'tu5',.005,rz=k*22)
def atom():
    lathe([(.26,0),(.28,.04),(.08,.1),(.05,.34)],'in8')
    for k,cl in enumerate(('in7','ma5','tu5')):
        a=R(60*k+8); pts=[(.66*math.cos(t)*math.cos(a)-.24*math.sin(t)*math.sin(a),.3*math.sin(t+k),.98+.66*math.cos(t)*math.sin(a)+.24*math.sin(t)*math.cos(a)) for t in np.linspace(0,6.2832,64)]; tube(pts,.022,cl); ball(*pts[(8+21*k)%64],.075,cl)
    for k in range(7): ball(.09*math.cos(k*2.4),.09*math.sin(k*2.4),.98+.07*math.cos(k*1.7),.095,('ma5','tu5')[k%2],sub=3)
    tube([(0,0,.34),(0,0,.9)],.02,'in8')
def stethoscope(c='in8'):
    """Laid down in a loose coil."""
    tube([(.34*math.cos(t)*(1-.05*t),.26*math.sin(t)*(1-.05*t),.03+.012*t) for t in np.linspace(0,7.4,60)],.024,c,bez=True)
    tube([(.34,0,.03),(.5,-.2,.03),(.62,-.1,.04)],.024,c,bez=True); cyl(.66,-.07,.0,.1,.05,'steel',bev=.015); cyl(.66,-.07,.05,.075,.012,'cl0')
    for s in(-1,1): tube([(-.16,.16,.13),(-.42,.2+s*.05,.16),(-.62,.14+s*.14,.14),(-.72,.04+s*.1,.1)],.016,'steel',bez=True); ball(-.72,.04+s*.1,.1,.03,'ink',sub=3)
def tube_rack():
    box(0,0,0,.9,.22,.05,'wood',.012); box(0,0,.26,.9,.22,.04,'wood',.012); [box(s*.42,0,0,.05,.22,.3,'wood',.012) for s in(-1,1)]
    for k in range(6): cyl(-.33+.132*k,0,.06,.045,.2,('ma5','tu5','ne5','ma5','in5','tu5')[k],bev=.02); cyl(-.33+.132*k,0,.26,.046,.24,'mist'); cyl(-.33+.132*k,0,.5,.055,.02,'mist')
def balance(left, right, tilt=0):
    """Two-pan balance 2.6 m wide and 2.5 m tall; left and right draw what lies in the pans."""
    lathe([(.62,0),(.64,.05),(.6,.12),(.3,.18),(.12,.26),(.075,.45),(.075,1.0),(.12,1.06),(.07,1.12),(.06,2.1),(.11,2.16),(.06,2.24)],brass()); ball(0,0,2.36,.1,brass())
    b=R(tilt); top=Vector((0,0,2.2)); ends=[top+Vector((s*1.25*math.cos(b),0,s*1.25*math.sin(b))) for s in(-1,1)]
    tube([ends[0],top+Vector((-.6,0,.07)),top+Vector((0,0,.1)),top+Vector((.6,0,.07)),ends[1]],.05,brass(),radii=[.7,1,1.5,1,.7],bez=True)
    for e,draw in zip(ends,(left,right)):
        ball(*e,.07,brass(),sub=3); z=e.z-1.35
        for k in range(3): a=k*2.094+.52; tube([e,(e.x+.6*math.cos(a),.6*math.sin(a),z+.1)],.009,'wood2')
        lathe([(.001,0),(.4,.02),(.6,.09),(.63,.12),(.6,.12),(.38,.05),(.001,.04)],brass(),seg=64,x=e.x,y=e.y,z=z)
        with at(e.x,0,z+.05): draw()
